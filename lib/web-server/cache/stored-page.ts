import type { Encoding } from "./encoding";

/** One form of a cached page, ready to be sent. */
export interface Variant {
	etag: string;
	body: Buffer;
	/** Names and values of all headers but the two that differ per request. */
	headers: readonly string[];
}

/** A cached page. Times are milliseconds since the epoch. */
export interface StoredPage {
	key: string;
	status: number;
	tags: readonly string[];
	storedAt: number;
	/** Until then it is served as it is. */
	freshUntil: number;
	/** Until then it is served while a new one is rendered. */
	staleUntil: number;
	/** Until then it is served if a new one can't be rendered. */
	errorUntil: number;
	/** A failed refresh is not tried again before. */
	retryAt: number;
	/** How often it was served from the cache. */
	hits: number;
	/** Whether Brotli did its best for it. */
	isBest: boolean;
	/** Each coding; gzip only once a client has needed it. */
	variants: Record<Exclude<Encoding, "gzip">, Variant> & { gzip?: Variant };
}

/** Memory of a page, in bytes; a gzip form that may still come counts as the Brotli form does. */
export function pageBytes(page: StoredPage): number {
	const { identity, br, gzip = br } = page.variants;
	return [identity, br, gzip].reduce(
		(sum, { body, headers }) => sum + body.length + headers.join("").length,
		page.key.length,
	);
}
