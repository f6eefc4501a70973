import type { Attachment, UploadStatus } from "../attachment";
import { type UnfitCode, unfitCode } from "../codes";

/**
 * The form's view of a slot's file: being sent, paused until the user continues, failed, rejected, or stored under
 * `filepath`.
 */
export interface SlotFile {
	status: "busy" | "paused" | "failed" | "unsupported" | "stored";
	filename: string;
	/** The host's path of the file; empty until it is stored. */
	filepath: string;
	/** MIME type as the browser gave it; may be empty. */
	type: string;
	sizeBytes: number;
	/** Why it was not taken. */
	problem?: UnfitCode;
}

/** A file that the host has stored before, such as one of a draft. */
export type PersistedFile = Omit<SlotFile, "status" | "problem">;

const STATUS: Readonly<Record<UploadStatus, SlotFile["status"]>> = {
	loading: "busy",
	paused: "paused",
	finish: "stored",
	failed: "failed",
	unsupported: "unsupported",
};

/** The states of a slot's files, without their progress. */
export const slotFiles = (attachments: readonly Attachment[]): SlotFile[] =>
	attachments.map(({ status, filename, filepath, type, sizeBytes, errorMessage }) => ({
		status: STATUS[status],
		filename,
		filepath,
		type,
		sizeBytes,
		problem: status === "unsupported" ? unfitCode(errorMessage) : undefined,
	}));
