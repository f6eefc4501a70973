import { isDigits } from "@/lib/contract/patterns";

const LONGEST_ASKED_MS = 600_000;

/** Milliseconds that a `Retry-After` header asks for (seconds or a date), at most ten minutes. */
export function readRetryAfter(header: string | null, now: number): number | undefined {
	if (!header) return undefined;
	const ms = isDigits(header) ? Number(header) * 1_000 : Date.parse(header) - now;
	return Number.isFinite(ms) ? Math.min(LONGEST_ASKED_MS, Math.max(0, ms)) : undefined;
}
