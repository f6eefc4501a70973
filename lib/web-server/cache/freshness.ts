/** How long a rendered page is cached, in milliseconds from now. */
export interface Lifetime {
	freshMs: number;
	staleMs: number;
	errorMs: number;
}

/** The moments of a cached page, milliseconds since the epoch. */
interface Times {
	storedAt: number;
	freshUntil: number;
	staleUntil: number;
	errorUntil: number;
	retryAt: number;
}

const SECOND = 1_000;

/** A page that can't be refreshed is served for a day. */
const ERROR_MS = 24 * 3_600 * SECOND;

/** An unknown address may become known any moment. */
const NOT_FOUND_MS = 10 * SECOND;

/** Longest that caches in front of us keep a page, seconds: a new build must reach people. */
const SHARED_SECONDS = 300;
const WHILE_REVALIDATE_SECONDS = 600;

const NOTHING: Lifetime = { freshMs: 0, staleMs: 0, errorMs: 0 };

function sharedMaxAge(cacheControl: string): number {
	if (/\b(?:private|no-store)\b/.test(cacheControl)) return 0;
	return Number(/\bs-maxage=(\d{1,9})\b/.exec(cacheControl)?.[1] ?? 0);
}

/**
 * Whether and how long a page may be cached, by its status and headers; null if not at all. A page that states
 * its own end, `leftMs` from now, is neither fresh nor stale after it. If nothing newer is available, it is still
 * served like every other page, because it states itself that it has ended.
 */
export function lifetimeOf(
	status: number,
	headers: Record<string, unknown>,
	leftMs = Number.POSITIVE_INFINITY,
): Lifetime | null {
	if (leftMs <= 0) return null;
	const cachedMs = sharedMaxAge(String(headers["cache-control"] ?? "")) * SECOND;
	if (cachedMs === 0) return null;
	if (status === 404) return { ...NOTHING, freshMs: Math.min(cachedMs, NOT_FOUND_MS) };
	if (status !== 200) return null;
	const freshMs = Math.min(cachedMs, leftMs);
	return { freshMs, staleMs: Math.min(WHILE_REVALIDATE_SECONDS * SECOND, leftMs - freshMs), errorMs: ERROR_MS };
}

/** How long a page from an earlier process is no visitor's to refresh: a new process renders its own pages ahead, in turn. */
const RENDERED_AHEAD_MS = 10 * SECOND;

/**
 * A page from an earlier process with its end put off: it is served at once, and is to be rendered anew unless it is fresh. A
 * page from the future, as a wrong clock makes it, isn't.
 */
export function servable<T extends Times>(page: T, now: number): T {
	const freshUntil = page.storedAt > now ? now : page.freshUntil;
	const staleUntil = Math.max(freshUntil, now) + WHILE_REVALIDATE_SECONDS * SECOND;
	return { ...page, freshUntil, staleUntil, errorUntil: staleUntil + ERROR_MS, retryAt: now + RENDERED_AHEAD_MS };
}

/**
 * The same for a page that shows what hosts said then: its end stays, and it is never fresh, because nobody has heard of
 * changes since. Undefined if it has ended.
 */
export function stillServable<T extends Times>(page: T, now: number): T | undefined {
	if (page.storedAt > now || page.staleUntil <= now) return undefined;
	return { ...page, freshUntil: now, retryAt: Math.min(now + RENDERED_AHEAD_MS, page.staleUntil) };
}

/** `Cache-Control` for browsers and caches in front of us; `leftMs` as for the page's lifetime. */
export function cacheControlOf(status: number, { freshMs }: Lifetime, leftMs = Number.POSITIVE_INFINITY): string {
	const seconds = Math.min(SHARED_SECONDS, Math.floor(freshMs / SECOND));
	const start = `public, max-age=0, s-maxage=${seconds}`;
	if (status === 404) return start;
	const stale = Math.min(WHILE_REVALIDATE_SECONDS, Math.floor(leftMs / SECOND) - seconds);
	return `${start}, stale-while-revalidate=${stale}, stale-if-error=${ERROR_MS / SECOND}`;
}
