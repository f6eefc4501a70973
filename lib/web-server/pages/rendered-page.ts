/** A page as Next rendered it, with the headers it leaves with. */
export interface RenderedPage {
	status: number;
	isHtml: boolean;
	/** Headers for clients, security headers included; names in lower case. */
	headers: Record<string, string | string[]>;
	/** Next's headers, which decide about caching. */
	nextHeaders: Record<string, unknown>;
	body: Buffer;
	/** The last moment at which the page is true, milliseconds since the epoch, where it names one. */
	endsAt?: number;
}

/** For how long a page is still true at `now`, milliseconds; Infinity where it names no end. */
export const leftOf = ({ endsAt = Number.POSITIVE_INFINITY }: RenderedPage, now: number): number => endsAt + 1 - now;
