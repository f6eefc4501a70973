import type { UploadCode } from "../codes";
import { isSingle } from "./single";

/** The position of an upload; it outlives a run, so that the next run continues there. Never changed in place. */
export interface Position {
	/** End of what the host is known to hold, bytes. */
	readonly confirmed: number;
	/** The furthest that `confirmed` ever was. */
	readonly best: number;
	/** True if the host must be asked before more is sent. */
	readonly ask: boolean;
	/** True while the host is known to hold `confirmed` bytes and nothing has been sent since. */
	readonly isSure: boolean;
	/** True when only another start is safe: the host may have taken bytes that it didn't acknowledge. */
	readonly isDoubtful: boolean;
	/** Position after the last byte that was sent. */
	readonly sentTo: number;
	/** Bytes that this page's calls have brought to the host. */
	readonly brought: number;
	/** Speed of the last call, in bytes per millisecond. */
	readonly pace: number;
	/** True if the host must restart this upload. */
	readonly fresh: boolean;
	/** The number of restarts. */
	readonly restarts: number;
	/** True once the host stored other bytes than the file's. */
	readonly damaged: boolean;
}

export const atStart = (): Position => ({
	confirmed: 0,
	best: 0,
	ask: false,
	isSure: false,
	isDoubtful: false,
	sentTo: 0,
	brought: 0,
	pace: 0,
	fresh: true,
	restarts: 0,
	damaged: false,
});

/** The position of an earlier visit's upload, which the host must report. */
export const afterBreak = (restarts: number): Position => ({ ...atStart(), ask: true, restarts });

/** A report of a running upload. `note` is the reason for waiting, or a restart. */
export interface Report {
	sent?: number;
	confirmed?: number;
	waiting?: boolean;
	waitSeconds?: number;
	note?: UploadCode;
	long?: boolean;
}

/** One file on its way to the host. */
export interface Transfer {
	/** The picked file, until there is a copy of it that nobody else can change. */
	file: File;
	name: string;
	identifier: string;
	/** The slot's code for a type that the host refuses. */
	wrongType: UploadCode;
	/** True if it is sent in one call, whatever its size. */
	whole: boolean;
	/** The current position; a run stores each new one here. */
	position: Position;
	signal: AbortSignal;
	/** True when it stops at the next position that is known for sure. */
	isHalted(): boolean;
	report(report: Report): void;
	/** SHA-256 of the file, lower-case hex; undefined if it can't be computed. Computed once, unless `anew`. */
	hash(anew?: boolean): Promise<string | undefined>;
}

/**
 * The name of an upload at the host. Each start has its own, so that a late chunk of an earlier one can't overwrite
 * later bytes.
 */
export const nameAtHost = ({ identifier, position }: Pick<Transfer, "identifier" | "position">) =>
	position.restarts > 0 ? `${identifier}-${position.restarts}` : identifier;

/**
 * Whether a file is sent in one call: if its slot has no other call, or below 1,000,024 bytes, unless that call has
 * failed before. From then on a small file is sent in chunks too; on a bad connection it might never arrive otherwise.
 */
export const goesWhole = (file: { size: number; whole: boolean }, { restarts }: Position): boolean =>
	file.whole || (isSingle(file) && restarts === 0);
