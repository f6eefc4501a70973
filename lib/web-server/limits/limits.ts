import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { clientOf } from "@/lib/contract/client-of";

/** Requests of one client address per minute, before scaling. */
const PER_MINUTE = { read: 600, submit: 30, check: 60, upload: 1_200, sitemap: 60, sample: 20 } as const;

/** The kind of load of a request. */
export type LimitClass = keyof typeof PER_MINUTE;

/** Counts a request; returns the seconds to wait if it exceeds the limit, else null. */
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
