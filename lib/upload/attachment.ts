import type { CvContent } from "@/lib/contract/schemas/cv";
import type { UploadCode } from "./codes";

export type UploadStatus = "loading" | "finish" | "failed" | "paused" | "unsupported";

/** Every move a slot may make; any other is ignored. */
const MOVES: Readonly<Record<UploadStatus, readonly UploadStatus[]>> = {
	loading: ["finish", "failed", "paused", "unsupported"],
	paused: ["loading", "failed"],
	failed: ["loading"],
	finish: [],
	unsupported: [],
};

/** Whether a slot in status `from` may go to status `to`. */
export const mayMove = (from: UploadStatus, to: UploadStatus) => MOVES[from].includes(to);

/** One picked file and how far it is. */
export interface Attachment {
	filename: string;
	/** MIME type as the browser gave it; may be empty. */
	type: string;
	status: UploadStatus;
	/** True while a loading file waits: for its turn, its connection, or a busy host. */
	waiting: boolean;
	/** Seconds the host asked to wait, while it does. */
	waitSeconds?: number;
	/** Percent, 0–100; 100 only when the file is stored. */
	progress: number;
	/** Size in bytes. */
	sizeBytes: number;
	/** Size in `sizeUnit`. */
	sizeFile: number;
	sizeUnit: "MB" | "KB";
	/** What has been sent, in `sizeUnit`. */
	progressFile: number;
	/** Names the upload at the host, and the row on the page. */
	identifier: string;
	/** Where the host keeps the file; empty until it is stored. */
	filepath: string;
	sha256?: string;
	/** What the host read out of a CV. */
	content?: CvContent;
	errorMessage?: UploadCode;
	/** Why the host refused it, in its own words, which are shown instead of the code's. */
	hostMessage?: string;
	/** Bytes that the host is known to hold. */
	startSize: number;
	/** Bytes that have left the browser. */
	endSize: number;
	/** Smoothed speed, bytes per second; 0 while unknown. */
	speed: number;
	/** True when this upload takes long: by its speed, or because the host said so. */
	longUpload: boolean;
	/** True when it goes on after a reload or a closed tab, without the file being picked again. */
	isPersisted: boolean;
	/** Whether its host can tell how far it has it, so that what has arrived outlives the page; undefined while unknown. */
	resumes?: boolean;
	/** When the file was last changed, milliseconds since 1970. */
	lastModified: number;
	/** When the file was picked, milliseconds since 1970. */
	createdTime: number;
}
