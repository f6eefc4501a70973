import type { UploadCode } from "../codes";
import type { Reach } from "../ports";
import { backoffMs } from "./backoff";
import type { FileFacts, Task } from "./state";
import { goesWhole, type Position, type Report } from "./transfer";
import type { Verdict } from "./verdict";

type Again = Extract<Verdict, { kind: "again" }>;

/** The world at a failure: how far calls get, and which failure in a row it is, from 1. */
interface Trouble {
	reach: Reach;
	isOnline: boolean;
	random: readonly [number, number];
	attempt: number;
}

/** The longest wait, in milliseconds, after which a broken call still counts as being continued. */
const MOMENT_MS = 5_000;

/**
 * The row's note while it waits: the device is offline, or the host is busy or failing, or it goes on in a moment. None
 * while nothing can be reached: only then it waits for the connection.
 */
function noteOf({ isLost, code }: Again, { reach, isOnline }: Trouble, ms: number): UploadCode | undefined {
	if (reach === "nowhere") return isOnline ? undefined : "UPLOAD_OFFLINE";
	if (reach !== "host") return "UPLOAD_TROUBLE";
	if (isLost && ms <= MOMENT_MS) return "UPLOAD_TAKEN_UP";
	return code === "UPLOAD_BUSY" ? code : "UPLOAD_TROUBLE";
}

/**
 * The row's note while a file waits, and the duration: longer after each failure, at least the host's requested time,
 * plus jitter, so that clients don't return simultaneously.
 */
export function waitAfter(
	failure: Again,
	trouble: Trouble,
	file: FileFacts,
	position: Position,
): { report: Report; wait: Task } {
	const { afterMs } = failure;
	const { random, attempt } = trouble;
	const own = backoffMs(attempt, random[0]);
	const ms = afterMs === undefined ? own : Math.max(own, Math.round(afterMs * (1 + random[1] / 10)));
	const waitSeconds = afterMs === undefined ? undefined : Math.ceil(ms / 1_000);
	// A call that sends a whole file leaves no bytes behind.
	const confirmed = goesWhole(file, position) ? 0 : undefined;
	return {
		report: { waiting: true, confirmed, note: noteOf(failure, trouble, ms), waitSeconds },
		wait: { type: "wait", ms, endsOnline: afterMs === undefined },
	};
}
