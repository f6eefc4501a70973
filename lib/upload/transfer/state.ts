import type { UploadCode } from "../codes";
import type { HostTraits, Reach, Reply } from "../ports";
import { type Failures, NO_FAILURES } from "./failures";
import type { Position, Report } from "./transfer";
import type { Outcome, Verdict } from "./verdict";

/** What of a file decides how it is sent. */
export interface FileFacts {
	/** Bytes. */
	size: number;
	/** True when it goes in one call, whatever its size. */
	whole: boolean;
	/** What a host's refusal of the type is called in its slot. */
	wrongType: UploadCode;
}

/** A call that carries bytes. */
export interface PlannedCall {
	offset: number;
	/** Position after its last byte. */
	end: number;
	/** True when the host must get these bytes whole or not at all, because it can't tell what it has. */
	isStep: boolean;
	isWhole: boolean;
}

/** One run of an upload. Never changed in place. */
export interface State {
	file: FileFacts;
	position: Position;
	/** Failures in a row since there was progress. */
	failures: Failures;
	/** The call that is planned or runs. */
	call?: PlannedCall;
	/** A verdict that waits for what only the world can say. */
	open?: Extract<Verdict, { kind: "again" | "stored" }>;
}

/** What happened. */
export type Event =
	| { type: "began" }
	/** The host answered how far it has the file. */
	| { type: "progress"; reply: Reply }
	/** The file has its turn, and can be read. */
	| { type: "ready" }
	| { type: "unreadable" }
	/**
	 * A call that carried bytes is over: `sent` is the position up to which bytes are known to have left, `pace` its
	 * bytes per millisecond; `isLate` when it used up its whole time, `isCut` when it surely broke off before all left.
	 */
	| { type: "sent"; reply: Reply; sent: number; pace: number; isLate: boolean; isCut: boolean }
	/** Whether the stored bytes are the file's, as far as both sides can tell. */
	| { type: "compared"; isIntact: boolean }
	/** How far calls get now; `random` are two numbers from 0 up to 1. */
	| { type: "reached"; reach: Reach; isOnline: boolean; random: readonly [number, number] }
	| { type: "waited" };

/** What is to be done. Those of `Task` end in an event, and stand last; the others are done at once. */
export type Effect =
	| { type: "report"; report: Report }
	/** What all uploads of the page learn about the host. */
	| { type: "learn"; traits: Partial<HostTraits> }
	/** Gives up the file's place among those that are sent at once. */
	| { type: "leave" }
	/** Computes the file's hash anew: what is sent now may be a copy of it. */
	| { type: "rehash" }
	| Task;

export type Task =
	| { type: "ask" }
	| { type: "prepare"; offset: number }
	| { type: "send"; call: PlannedCall; fresh: boolean }
	| { type: "compare"; sha256: string }
	/** Finds out how far calls get; `isLost` and `isAskedToWait` say what is known already. */
	| { type: "reach"; isLost: boolean; isAskedToWait: boolean }
	/** Waits, and no longer than until the connection is back where `endsOnline` says so. */
	| { type: "wait"; ms: number; endsOnline: boolean }
	| { type: "end"; outcome: Outcome };

/** The world at the moment of an event. */
export interface World {
	host: Readonly<HostTraits>;
	/** True once the person or the page has stopped the upload. */
	isAborted: boolean;
	/** True when it stops at the next position that is known for sure. */
	isHalted: boolean;
}

/** A run that begins at `position`. */
export const begin = (file: FileFacts, position: Position): State => ({ file, position, failures: NO_FAILURES });
