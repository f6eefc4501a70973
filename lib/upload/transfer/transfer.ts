import type { UploadCode } from "../codes";
import { isSingle } from "./single";
import type { Verdict } from "./verdict";

/** Where an upload is; kept between a failure and its retry. */
export interface Position {
	/** End of what the host is known to hold, bytes. */
	confirmed: number;
	/** The furthest that `confirmed` ever was. */
	best: number;
	/** True when the host must be asked before more is sent. */
	ask: boolean;
	/** True while the host is known to hold `confirmed` bytes and nothing has been sent since. */
	isSure: boolean;
	/** True when only another start is safe: the host may have taken bytes that it didn't acknowledge. */
	isDoubtful: boolean;
	/** Position after the last byte that was sent. */
	sentTo: number;
	/** Bytes that this page's calls have brought to the host. */
	brought: number;
	/** How fast the last call was, bytes per millisecond. */
	pace: number;
	/** True when the host shall start this upload anew. */
	fresh: boolean;
	/** How often the upload had to start anew. */
	restarts: number;
	/** True once the host stored other bytes than the file's. */
	damaged: boolean;
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
export const nameAtHost = ({ identifier, position }: Transfer) =>
	position.restarts > 0 ? `${identifier}-${position.restarts}` : identifier;

/**
 * Whether a file goes in one call: where its slot has no other, or below 1,000,024 bytes, unless that call has broken
 * off before. From then on a small file goes in pieces too, or on a bad line it might never arrive.
 */
export const goesWhole = ({ file, whole, position }: Pick<Transfer, "file" | "whole" | "position">): boolean =>
	whole || (isSingle(file) && position.restarts === 0);

/** How a transfer ended: stored, given up, or stopped by the person. */
export type Outcome = Extract<Verdict, { kind: "stored" | "refused" }> | { kind: "stopped" };
