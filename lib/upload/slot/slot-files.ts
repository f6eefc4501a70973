import type { Attachment, UploadStatus } from "../attachment";
import { type UnfitCode, unfitCode } from "../codes";

/** A slot's file as a form looks at it: on its way, paused until the person goes on, broken off, not taken, or stored under `filepath`. */
export interface SlotFile {
	status: "busy" | "paused" | "failed" | "unsupported" | "stored";
	filename: string;
	/** Where the host keeps it; empty until it is stored. */
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

/** How a slot's files stand, without what changes at every step of the progress. */
export const slotFiles = (attachments: readonly Attachment[]): SlotFile[] =>
	attachments.map(({ status, filename, filepath, type, sizeBytes, errorMessage }) => ({
		status: STATUS[status],
		filename,
		filepath,
		type,
		sizeBytes,
		problem: status === "unsupported" ? unfitCode(errorMessage) : undefined,
	}));
