import { clientOf } from "../../lib/contract/client-of";
import type { Endpoint } from "../../lib/contract/endpoint";
import { CALLS_PER_MINUTE } from "../../lib/contract/limits";
import { memoryCounter, type NewCounter } from "../../lib/operations/redis/counters";
import { Problem } from "./problem";

/** Counts a call of a client. Throws 429 if there were too many. */
export type CallLimits = (rate: Endpoint["rate"], client: string) => Promise<void>;

/** Limits by client for calls that write or take work; `scale` multiplies each of them. Counted in this process unless `newCounter` says otherwise. */
export function callLimits(scale: number, newCounter: NewCounter = memoryCounter): CallLimits {
	const counter = (rate: keyof typeof CALLS_PER_MINUTE) =>
		newCounter({ name: `call:${rate}`, points: Math.max(1, Math.round(CALLS_PER_MINUTE[rate] * scale)), seconds: 60 });
	const counters = { submit: counter("submit"), check: counter("check"), upload: counter("upload") };
	return async (rate, client) => {
		const wait = rate === "read" ? null : await counters[rate].consume(clientOf(client));
		if (wait !== null) throw new Problem(429, "Too many requests.", {}, { "retry-after": String(wait) });
	};
}
