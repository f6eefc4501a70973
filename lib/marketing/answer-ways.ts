/** One of an answer's ways, such as that of a browser: its name and its steps. */
interface Way {
	heading: string;
	html: string;
}

/** An answer of which each reader needs one way only. */
interface Ways {
	/** HTML of what goes for all of them. */
	before: string;
	ways: Way[];
}

const HEADING = /<h3>(.*?)<\/h3>/;

/** Splits an answer's HTML at its headings of the third level; `ways` is empty where it has none. */
export function readWays(html: string): Ways {
	const [before = "", ...rest] = html.split(HEADING);
	const ways = rest.flatMap((heading, index) => (index % 2 === 0 ? [{ heading, html: rest[index + 1] ?? "" }] : []));
	return { before, ways };
}
