import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { clientOf } from "./client-of";

/** Requests of one client address per minute, before scaling. */
const PER_MINUTE = { read: 600, submit: 30, check: 60, upload: 1_200, sitemap: 60, sample: 20 } as const;

/** What kind of load a request is. */
export type LimitClass = keyof typeof PER_MINUTE;

/** Counts a request; gives the seconds to wait if it is one too many, else null. */
export type Limits = (kind: LimitClass, address: string) => Promise<number | null>;

/** Limits by client address, counted in this process; `scale` multiplies each of them. */
export function rateLimits(scale: number): Limits {
	const limiter = (kind: LimitClass) =>
		new RateLimiterMemory({ keyPrefix: kind, points: Math.max(1, Math.round(PER_MINUTE[kind] * scale)), duration: 60 });
	const limiters = {
		read: limiter("read"),
		submit: limiter("submit"),
		check: limiter("check"),
		upload: limiter("upload"),
		sitemap: limiter("sitemap"),
		sample: limiter("sample"),
	};
	return async (kind, address) => {
		try {
			await limiters[kind].consume(clientOf(address));
			return null;
		} catch (refused) {
			if (!(refused instanceof RateLimiterRes)) throw refused;
			return Math.max(1, Math.ceil(refused.msBeforeNext / 1_000));
		}
	};
}
