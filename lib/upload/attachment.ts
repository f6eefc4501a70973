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
	/** Seconds to wait at the host's request. */
	waitSeconds?: number;
	/** Percent, 0–100; 100 only when the file is stored. */
	progress: number;
	/** Size in bytes. */
	sizeBytes: number;
	/** Size in `sizeUnit`. */
	sizeFile: number;
	sizeUnit: "MB" | "KB";
	/** The amount sent, in `sizeUnit`. */
	progressFile: number;
	/** Names the upload at the host, and the row on the page. */
	identifier: string;
	/** The host's path of the file; empty until it is stored. */
	filepath: string;
	sha256?: string;
	/** The host's parsed content of a CV. */
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
	/** True if this upload takes long, by its speed or according to the host. */
	longUpload: boolean;
	/** True if it continues after a reload or a closed tab without picking the file again. */
	isPersisted: boolean;
	/** Whether its host can report progress, so that received bytes survive the page; undefined while unknown. */
	resumes?: boolean;
	/** When the file was last changed, milliseconds since 1970. */
	lastModified: number;
	/** When the file was picked, milliseconds since 1970. */
	createdTime: number;
}
