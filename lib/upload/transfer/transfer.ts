import type { UploadCode } from "../codes";
import { isSingle } from "./single";

/** Where an upload is; it outlasts a run, so that the next one goes on there. Never changed in place. */
export interface Position {
	/** End of what the host is known to hold, bytes. */
	readonly confirmed: number;
	/** The furthest that `confirmed` ever was. */
	readonly best: number;
	/** True when the host must be asked before more is sent. */
	readonly ask: boolean;
	/** True while the host is known to hold `confirmed` bytes and nothing has been sent since. */
	readonly isSure: boolean;
	/** True when only another start is safe: the host may have taken bytes that it didn't acknowledge. */
	readonly isDoubtful: boolean;
	/** Position after the last byte that was sent. */
	readonly sentTo: number;
	/** Bytes that this page's calls have brought to the host. */
	readonly brought: number;
	/** How fast the last call was, bytes per millisecond. */
	readonly pace: number;
	/** True when the host shall start this upload anew. */
	readonly fresh: boolean;
	/** How often the upload had to start anew. */
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

/** Where an upload is that an earlier visit left: that is for the host to say. */
export const afterBreak = (restarts: number): Position => ({ ...atStart(), ask: true, restarts });

/** What an upload tells while it runs. `note` is what it waits for, or that it began anew. */
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
	/** What a host's refusal of the type is called in this slot. */
	wrongType: UploadCode;
	/** True when it goes in one call, whatever its size. */
	whole: boolean;
	/** Where it is; a run puts each new place here. */
	position: Position;
	signal: AbortSignal;
	/** True when it stops at the next position that is known for sure. */
	isHalted(): boolean;
	report(report: Report): void;
	/** SHA-256 of the file, lower-case hex; undefined when it can't be computed. Computed once, unless `anew`. */
	hash(anew?: boolean): Promise<string | undefined>;
}

/**
 * The name of an upload at the host. Each start has its own, so that a piece of an earlier one which arrives late
 * can't wipe out what came after it.
 */
export const nameAtHost = ({ identifier, position }: Pick<Transfer, "identifier" | "position">) =>
	position.restarts > 0 ? `${identifier}-${position.restarts}` : identifier;

/**
 * Whether a file goes in one call: where its slot has no other, or below 1,000,024 bytes, unless that call has broken
 * off before. From then on a small file goes in pieces too, or on a bad line it might never arrive.
 */
export const goesWhole = (file: { size: number; whole: boolean }, { restarts }: Position): boolean =>
	file.whole || (isSingle(file) && restarts === 0);
