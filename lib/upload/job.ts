import type { PersistedUpload } from "./persisted/persisted-upload";
import type { FilePolicy } from "./slot/policy";
import { afterBreak, atStart, goesWhole, type Position } from "./transfer/transfer";

/** The engine's data about a file beyond its row. */
export interface Job {
	identifier: string;
	/** The picked file, or its stored copy. */
	file: File;
	position: Position;
	/** True once the file's first bytes were found right. */
	isChecked: boolean;
	/** True once the browser's storage was asked to store it. */
	isPersisted: boolean;
	/** Resolves when it is stored, or can't be. */
	keeping?: Promise<void>;
	/** When its progress was last written down, milliseconds since 1970, and what else was noted then. */
	noted: { at: number; restarts: number; resumes?: boolean };
	/** The fingerprint that identifies its file when it is picked again; not for files in one call. */
	fingerprint?: string;
	/** True from a pause until the call that runs has brought its chunk to the host. */
	isHalted: boolean;
	/** Ends the calls that run now. */
	abort: AbortController;
}

export const newJob = (identifier: string, file: File): Job => ({
	identifier,
	file,
	position: atStart(),
	isChecked: false,
	isPersisted: false,
	noted: { at: 0, restarts: 0 },
	isHalted: false,
	abort: new AbortController(),
});

/** Takes up what an earlier visit left, with its file, in a slot of this policy. */
export function jobOf(
	{ identifier, restarts, fingerprint }: PersistedUpload,
	file: File,
	{ whole = false }: FilePolicy,
): Job {
	const start = { ...atStart(), restarts };
	const position = goesWhole({ size: file.size, whole }, start) ? start : afterBreak(restarts);
	const noted = { at: 0, restarts };
	return {
		...newJob(identifier, file),
		position,
		noted,
		fingerprint,
		isChecked: true,
		isPersisted: true,
	};
}

/** Readies a job for another run, after a pause or a failure. The same object: its file may still be being copied. */
export function readyAgain(job: Job): void {
	job.noted.at = 0;
	job.isHalted = false;
	job.abort = new AbortController();
}
