import type { UploadCode } from "../codes";
import type { HostTraits, Reach, Reply } from "../ports";
import { type Failures, NO_FAILURES } from "./failures";
import type { Position, Report } from "./transfer";
import type { Outcome, Verdict } from "./verdict";

/** The properties of a file that determine how it is sent. */
export interface FileFacts {
	/** Bytes. */
	size: number;
	/** True if it is sent in one call, whatever its size. */
	whole: boolean;
	/** The slot's code for a type that the host refuses. */
	wrongType: UploadCode;
}

/** A call that carries bytes. */
export interface PlannedCall {
	offset: number;
	/** Position after its last byte. */
	end: number;
	/** True if the host must get these bytes completely or not at all, because it can't report progress. */
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
	/** A verdict that needs an answer from outside before it takes effect. */
	open?: Extract<Verdict, { kind: "again" | "stored" }>;
}

/** The events of a run. */
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
	/** Whether the stored bytes equal the file's, if both sides know. */
	| { type: "compared"; isIntact: boolean }
	/** How far calls currently get; `random` are two numbers from 0 up to 1. */
	| { type: "reached"; reach: Reach; isOnline: boolean; random: readonly [number, number] }
	| { type: "waited" };

/** The effects of a step. A `Task` results in an event and is the last effect; the others are immediate. */
export type Effect =
	| { type: "report"; report: Report }
	/** A fact about the host for all uploads of the page. */
	| { type: "learn"; traits: Partial<HostTraits> }
	/** Releases the file's place among the simultaneous uploads. */
	| { type: "leave" }
	/** Computes the file's hash again, because a copy may be sent from now on. */
	| { type: "rehash" }
	| Task;

export type Task =
	| { type: "ask" }
	| { type: "prepare"; offset: number }
	| { type: "send"; call: PlannedCall; fresh: boolean }
	| { type: "compare"; sha256: string }
	/** Tests how far calls get; `isLost` and `isAskedToWait` are the known facts. */
	| { type: "reach"; isLost: boolean; isAskedToWait: boolean }
	/** Waits; with `endsOnline`, only until the connection returns. */
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
