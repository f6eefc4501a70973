/** What is sent before the body of one form of a page. */
export interface Head {
	etag: string;
	/** Names and values of all headers but the two that differ per request. */
	headers: readonly string[];
}

/** One form of a cached page, ready to be sent. */
export interface Variant extends Head {
	body: Buffer;
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
	/** No visitor has it rendered anew before: the last refresh failed, or rendering ahead comes to it. */
	retryAt: number;
	/** How often it was served from the cache. */
	hits: number;
	/** Whether Brotli did its best for it. */
	isBest: boolean;
	/** The Brotli form, a fifth of the plain one, which is made from it when a client needs it. */
	br: Variant;
	plain: Head;
}

/** Memory of a page, in bytes. */
export const pageBytes = ({ key, br, plain }: StoredPage): number =>
	[br, plain].reduce((sum, { headers }) => sum + headers.join("").length, key.length + br.body.length);
