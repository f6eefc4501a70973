import { RateLimiterMemory } from "rate-limiter-flexible";
import { clientOf } from "../../lib/contract/client-of";
import type { Endpoint } from "../../lib/contract/endpoint";
import { consume } from "../account/session-limits";
import { Problem } from "./problem";

/** Calls of one client a minute that come through the proxy, before scaling: as many as the site takes. */
const PER_MINUTE = { submit: 30, check: 60, upload: 1_200 } as const;

/** Counts a call of a client. Throws 429 if there were too many. */
export type CallLimits = (rate: Endpoint["rate"], client: string) => Promise<void>;

/** Limits by client for calls that write or take work, counted in this process; `scale` multiplies each of them. */
export function callLimits(scale: number): CallLimits {
	const limiter = (rate: keyof typeof PER_MINUTE) =>
		new RateLimiterMemory({ points: Math.max(1, Math.round(PER_MINUTE[rate] * scale)), duration: 60 });
	const limiters = { submit: limiter("submit"), check: limiter("check"), upload: limiter("upload") };
	return async (rate, client) => {
		const wait = rate === "read" ? null : await consume(limiters[rate], clientOf(client));
		if (wait !== null) throw new Problem(429, "Too many requests.", {}, { "retry-after": String(wait) });
	};
}
