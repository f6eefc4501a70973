import { clientOf } from "@/lib/contract/client-of";
import { CALLS_PER_MINUTE } from "@/lib/contract/limits";
import { memoryCounter, type NewCounter } from "@/lib/operations/redis/counters";

/** Requests of one client address per minute, before scaling. */
const PER_MINUTE = { ...CALLS_PER_MINUTE, read: 600, sitemap: 60, sample: 20 } as const;

/** The kind of load of a request. */
export type LimitClass = keyof typeof PER_MINUTE;

/** Counts a request; returns the seconds to wait if it exceeds the limit, else null. */
export type Limits = (kind: LimitClass, address: string) => Promise<number | null>;

/** Limits by client address; `scale` multiplies each of them. Counted in this process unless `newCounter` says otherwise. */
export function rateLimits(scale: number, newCounter: NewCounter = memoryCounter): Limits {
	const counter = (kind: LimitClass) =>
		newCounter({ name: kind, points: Math.max(1, Math.round(PER_MINUTE[kind] * scale)), seconds: 60 });
	const counters = {
		read: counter("read"),
		submit: counter("submit"),
		check: counter("check"),
		upload: counter("upload"),
		sitemap: counter("sitemap"),
		sample: counter("sample"),
	};
	return (kind, address) => counters[kind].consume(clientOf(address));
}
