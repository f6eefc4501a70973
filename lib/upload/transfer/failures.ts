import { pause } from "@/lib/timing/pause";
import type { UploadCode } from "../codes";
import type { Reach, UploadPorts } from "../ports";
import { backoffMs } from "./backoff";
import type { Transfer } from "./transfer";
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

/** Says in its row what a file waits for, and waits: as long as the host asked, else longer after each failure. */
export async function waitAfter(failure: Again, reach: Reach, attempt: number, transfer: Transfer, ports: UploadPorts) {
	const { report, signal } = transfer;
	const asked = failure.afterMs;
	const waitSeconds = asked === undefined ? undefined : Math.ceil(asked / 1_000);
	report({ waiting: true, note: noteOf(failure, reach, ports.connectivity.online()), waitSeconds });
	await pause(asked ?? backoffMs(attempt, ports.random()), signal, asked === undefined, ports);
}

/** Failures in a row since there was progress. */
export interface Failures {
	/** All of them: each makes the wait longer. */
	all: number;
	/** Those that happened although the host could be reached. */
	blamed: number;
}

export const NO_FAILURES: Failures = { all: 0, blamed: 0 };

/** One failure more; the file is to blame only when the host could be reached. */
export const oneMore = ({ all, blamed }: Failures, reach: Reach): Failures => ({
	all: all + 1,
	blamed: blamed + (reach === "host" ? 1 : 0),
});
