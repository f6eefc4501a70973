import { TIMEOUT_MS } from "@/lib/contract/limits";
import { pause } from "@/lib/pause";
import type { LinkItem } from "./item";
import type { LinkPorts, LinkReply } from "./ports";

/** Pauses before repeating a call whose answer was lost although the device is online, in milliseconds. */
const LOST_WAITS_MS = [1_000, 4_000];
/** How often to repeat a call to a busy host. */
const MOST_BUSY = 5;
/** How often to repeat a call to a failing host. */
const MOST_TROUBLE = 3;
/** Pause if a host names none, in milliseconds. */
const BUSY_MS = 5_000;
const SHORTEST_MS = 1_000;
/** How often to try although the device reports that it is offline: some do so wrongly. */
const OFFLINE_MS = 30_000;

/** The reason why a check waits, as shown at its link. */
type Waiting = Pick<LinkItem, "waiting" | "waitSeconds">;

interface Wait extends Waiting {
	ms: number;
	untilOnline: boolean;
}

/** The number of failed attempts so far, by cause. */
interface Tries {
	lost: number;
	busy: number;
	trouble: number;
}

const isBusy = (reply: LinkReply) =>
	reply.kind === "answer" && (reply.status === 429 || (reply.status === 503 && reply.retryAfterMs !== undefined));

/** Statuses that repeating doesn't change: a host without the call, and one without room for the copy. */
const FINAL = new Set([501, 507]);

/** A failing host says nothing about the link. */
const isTrouble = (reply: LinkReply) => reply.kind === "answer" && reply.status >= 500 && !FINAL.has(reply.status);

const retryAfterOf = (reply: LinkReply) => (reply.kind === "answer" ? reply.retryAfterMs : undefined);

/** The pause before the next attempt, or null if the answer is final. */
function waitAfter(reply: LinkReply, late: boolean, tries: Tries, online: boolean): Wait | null {
	if (isBusy(reply)) {
		if (tries.busy > MOST_BUSY) return null;
		const ms = Math.max(SHORTEST_MS, retryAfterOf(reply) ?? BUSY_MS);
		return { ms, untilOnline: false, waiting: "busy", waitSeconds: Math.ceil(ms / 1_000) };
	}
	if (isTrouble(reply)) {
		if (tries.trouble > MOST_TROUBLE) return null;
		return { ms: BUSY_MS, untilOnline: true, waiting: "trouble", waitSeconds: BUSY_MS / 1_000 };
	}
	if (reply.kind === "answer" || late) return null;
	if (!online) return { ms: OFFLINE_MS, untilOnline: true, waiting: "offline" };
	const ms = LOST_WAITS_MS[tries.lost - 1];
	return ms === undefined ? null : { ms, untilOnline: true };
}

type Call = (signal: AbortSignal) => Promise<LinkReply>;

/** Makes a call once. `late` if it used up its whole time limit. */
async function callOnce(call: Call, signal: AbortSignal, { clock }: LinkPorts) {
	const limit = new AbortController();
	const abort = () => limit.abort();
	let late = false;
	const stopLimit = clock.after(TIMEOUT_MS.long, () => {
		late = true;
		abort();
	});
	signal.addEventListener("abort", abort, { once: true });
	const reply = await call(limit.signal);
	stopLimit();
	signal.removeEventListener("abort", abort);
	return { reply, late };
}

/**
 * Repeats a call until its answer says something about the link: waits while the device is offline or the host is failing or
 * busy, and retries twice after a lost answer. Returns the last reply; a lost one when `signal` aborts. Calls `onWait` with
 * the reason for waiting, and with an empty object when it continues. Repeating is safe: a check changes nothing, and a copy
 * has an id of its own.
 */
export async function callPatiently(
	call: Call,
	{ signal, onWait }: { signal: AbortSignal; onWait(waiting: Waiting): void },
	ports: LinkPorts,
): Promise<LinkReply> {
	const tries: Tries = { lost: 0, busy: 0, trouble: 0 };
	for (;;) {
		const { reply, late } = await callOnce(call, signal, ports);
		if (signal.aborted) return { kind: "lost" };
		const online = ports.connectivity.online();
		if (isBusy(reply)) tries.busy += 1;
		else if (isTrouble(reply)) tries.trouble += 1;
		else if (online) tries.lost += 1;
		const wait = waitAfter(reply, late, tries, online);
		if (!wait) return reply;
		onWait({ waiting: wait.waiting, waitSeconds: wait.waitSeconds });
		await pause(wait.ms, signal, wait.untilOnline, ports);
		if (signal.aborted) return { kind: "lost" };
		onWait({ waiting: undefined, waitSeconds: undefined });
	}
}
