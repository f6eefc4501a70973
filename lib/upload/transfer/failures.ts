import { pause } from "@/lib/timing/pause";
import type { UploadCode } from "../codes";
import type { Reach, UploadPorts } from "../ports";
import { backoffMs } from "./backoff";
import { goesWhole, type Transfer } from "./transfer";
import type { Verdict } from "./verdict";

type Again = Extract<Verdict, { kind: "again" }>;

/** What keeps an upload from going on, for its row and for the count of failures. */
export async function causeOf(failure: Again, { connectivity }: UploadPorts): Promise<Reach> {
	if (failure.lost && !connectivity.online()) return "nowhere";
	return failure.afterMs === undefined ? connectivity.reach() : "host";
}

/** What a row says while it waits: that the device is offline, or the host busy or in trouble; nothing after a mere break. */
function noteOf({ lost, code }: Again, reach: Reach, isOnline: boolean): UploadCode | undefined {
	if (reach === "nowhere") return isOnline ? undefined : "UPLOAD_OFFLINE";
	if (reach === "site") return "UPLOAD_TROUBLE";
	if (lost) return undefined;
	return code === "UPLOAD_BUSY" ? code : "UPLOAD_TROUBLE";
}

/**
 * Says in its row what a file waits for, and waits: longer after each failure, and at least as long as the host asked,
 * a little more each in its own way, so that not all come back at once.
 */
export async function waitAfter(failure: Again, reach: Reach, attempt: number, transfer: Transfer, ports: UploadPorts) {
	const { report, signal } = transfer;
	const { afterMs } = failure;
	const own = backoffMs(attempt, ports.random());
	const ms = afterMs === undefined ? own : Math.max(own, Math.round(afterMs * (1 + ports.random() / 10)));
	const waitSeconds = afterMs === undefined ? undefined : Math.ceil(ms / 1_000);
	// Of a call that takes a whole file nothing is left.
	const confirmed = goesWhole(transfer) ? 0 : undefined;
	report({ waiting: true, confirmed, note: noteOf(failure, reach, ports.connectivity.online()), waitSeconds });
	await pause(ms, signal, afterMs === undefined, ports);
}

/** Failures in a row since there was progress. */
export interface Failures {
	/** All of them: each makes the wait longer. */
	all: number;
	/** Those that the file may be to blame for. */
	blamed: number;
}

export const NO_FAILURES: Failures = { all: 0, blamed: 0 };

/** One failure more. */
export const oneMore = ({ all, blamed }: Failures, isBlamed: boolean): Failures => ({
	all: all + 1,
	blamed: blamed + (isBlamed ? 1 : 0),
});

/** A file is to blame only when the host could be reached, and didn't just ask for patience. */
export const isBlamed = ({ told }: Again, reach: Reach): boolean => reach === "host" && !told;
