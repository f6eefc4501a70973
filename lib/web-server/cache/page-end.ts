const HEAD_END = "</head>";

/** A page's robots rule in its head, as the framework writes it. */
const ROBOTS = /<meta name="robots" content="([^"]{1,300})"/;

/** The moment after which a page is not to be listed, ISO 8601 with its offset. */
const LISTED_UNTIL =
	/(?:^|[,\s])unavailable_after:\s*(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:Z|[+-]\d{2}:\d{2}))(?:$|[,\s])/;

/** The same for a page that stays listed, but changes from then on. */
const TRUE_UNTIL = /<meta name="valid-until" content="(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:Z|[+-]\d{2}:\d{2}))"/;

/** The end of a named second, milliseconds since the epoch; Infinity without one. */
function lastMoment(second = ""): number {
	const moment = Date.parse(second);
	return Number.isNaN(moment) ? Number.POSITIVE_INFINITY : moment + 999;
}

/**
 * The last moment at which a page is valid by its own statement, milliseconds since the epoch: the earlier of its
 * robots rule `unavailable_after` and its `valid-until`. Both name a second and include it. Infinity without either.
 */
export function endOfPage(html: string): number {
	const head = html.slice(0, html.indexOf(HEAD_END) + 1);
	const rule = ROBOTS.exec(head)?.[1] ?? "";
	return Math.min(lastMoment(LISTED_UNTIL.exec(rule)?.[1]), lastMoment(TRUE_UNTIL.exec(head)?.[1]));
}
