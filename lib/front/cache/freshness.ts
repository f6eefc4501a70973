/** How long a rendered page is kept, milliseconds from now. */
export interface Lifetime {
	freshMs: number;
	staleMs: number;
	errorMs: number;
}

const SECOND = 1_000;

/** A page that can't be refreshed is given for a day. */
const ERROR_MS = 24 * 3_600 * SECOND;

/** An unknown address may become known any moment. */
const NOT_FOUND_MS = 10 * SECOND;

/** Next answered from its own expired copy and is making a new one: ask again soon. */
const BEHIND_MS = 2 * SECOND;

/** Longest that caches in front of us keep a page, seconds: a new build must reach people. */
const SHARED_SECONDS = 300;
const WHILE_REVALIDATE_SECONDS = 600;

const NOTHING: Lifetime = { freshMs: 0, staleMs: 0, errorMs: 0 };

function sharedMaxAge(cacheControl: string): number {
	if (/\b(?:private|no-store)\b/.test(cacheControl)) return 0;
	return Number(/\bs-maxage=(\d{1,9})\b/.exec(cacheControl)?.[1] ?? 0);
}

/** Whether and how long a page may be kept, from its status and what Next says about it; null if not at all. */
export function lifetimeOf(status: number, headers: Record<string, unknown>): Lifetime | null {
	const freshMs = sharedMaxAge(String(headers["cache-control"] ?? "")) * SECOND;
	if (freshMs === 0) return null;
	if (status === 404) return { ...NOTHING, freshMs: Math.min(freshMs, NOT_FOUND_MS) };
	if (status !== 200) return null;
	const behind = headers["x-nextjs-cache"] === "STALE";
	return {
		freshMs: behind ? BEHIND_MS : freshMs,
		staleMs: WHILE_REVALIDATE_SECONDS * SECOND,
		errorMs: ERROR_MS,
	};
}

/** `Cache-Control` for browsers and caches in front of us. */
export function cacheControlOf(status: number, { freshMs }: Lifetime): string {
	const seconds = Math.min(SHARED_SECONDS, Math.round(freshMs / SECOND));
	const start = `public, max-age=0, s-maxage=${seconds}`;
	if (status === 404) return start;
	return `${start}, stale-while-revalidate=${WHILE_REVALIDATE_SECONDS}, stale-if-error=${ERROR_MS / SECOND}`;
}
