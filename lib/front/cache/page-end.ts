const HEAD_END = "</head>";

/** A page's robots rule in its head, as the framework writes it. */
const ROBOTS = /<meta name="robots" content="([^"]{1,300})"/;

/** The moment after which a page is not to be listed, ISO 8601 with its offset. */
const END = /(?:^|[,\s])unavailable_after:\s*(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:Z|[+-]\d{2}:\d{2}))(?:$|[,\s])/;

/**
 * The last moment of which a page says itself that it is true, milliseconds since the epoch: its robots rule
 * `unavailable_after`, which names a second and includes it. Infinity for a page that names none.
 */
export function endOfPage(html: string): number {
	const rule = ROBOTS.exec(html.slice(0, html.indexOf(HEAD_END) + 1))?.[1] ?? "";
	const end = Date.parse(END.exec(rule)?.[1] ?? "");
	return Number.isNaN(end) ? Number.POSITIVE_INFINITY : end + 999;
}
