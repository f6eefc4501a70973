const FIRST_MS = 1_000;
/** Longest wait between two attempts, and how often a device that says it is offline is tried nevertheless. */
export const LONGEST_WAIT_MS = 30_000;
const LONGEST_ASKED_MS = 600_000;

/** Attempts without any progress after which an upload gives up; the waits between them sum to about two minutes. */
export const MAX_ATTEMPTS = 8;

/** How long to wait after the `attempt`th failure in a row (from 1), milliseconds: 1, 2, 4 … 30 s, with a quarter of jitter. */
export function backoffMs(attempt: number, random: number): number {
	const base = Math.min(LONGEST_WAIT_MS, FIRST_MS * 2 ** (attempt - 1));
	return Math.round(base * (0.75 + random / 4));
}

/** Milliseconds that a `Retry-After` header asks for (seconds or a date), at most ten minutes. */
export function readRetryAfter(header: string | null, now: number): number | undefined {
	if (!header) return undefined;
	const ms = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now;
	return Number.isFinite(ms) ? Math.min(LONGEST_ASKED_MS, Math.max(0, ms)) : undefined;
}
