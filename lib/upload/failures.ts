import { pause } from "@/lib/timing/pause";
import { backoffMs } from "./backoff";
import type { UploadCode } from "./codes";
import type { Reach, UploadPorts } from "./ports";
import type { Transfer } from "./transfer";
import type { Verdict } from "./verdict";

type Again = Extract<Verdict, { kind: "again" }>;

/** What keeps an upload from going on, for its row and for the count of failures. */
export async function causeOf(failure: Again, { connectivity }: UploadPorts): Promise<Reach> {
	if (failure.lost && !connectivity.online()) return "nowhere";
	return failure.afterMs === undefined ? connectivity.reach() : "host";
}

const NOTES: Readonly<Record<Reach, UploadCode | undefined>> = {
	nowhere: "UPLOAD_OFFLINE",
	site: "UPLOAD_TROUBLE",
	host: undefined,
};

/** What a row says while it waits: what is away, or that the host is busy or in trouble; nothing after a mere break. */
function noteOf({ lost, code }: Again, reach: Reach): UploadCode | undefined {
	if (lost || reach === "nowhere") return NOTES[reach];
	return code === "UPLOAD_BUSY" && reach === "host" ? code : "UPLOAD_TROUBLE";
}

/** Says in its row what a file waits for, and waits: as long as the host asked, else longer after each failure. */
export async function waitAfter(failure: Again, reach: Reach, attempt: number, transfer: Transfer, ports: UploadPorts) {
	const { report, signal } = transfer;
	const asked = failure.afterMs;
	const waitSeconds = asked === undefined ? undefined : Math.ceil(asked / 1_000);
	report({ waiting: true, note: noteOf(failure, reach), waitSeconds });
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
