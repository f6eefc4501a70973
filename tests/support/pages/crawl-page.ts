/** The start tag of an element in a page. */
export interface PageElement {
	name: string;
	attributes: Record<string, string>;
}

/** The content of a page's HTML without script. */
export interface CrawledPage {
	elements: PageElement[];
	/** Text as it is shown, white space run together. */
	text: string;
	title: string;
	/** Content of `<meta>` by its name or property. */
	meta: Record<string, string>;
	canonical: string[];
	/** Addresses of the page in other languages, by language. */
	languages: Record<string, string>;
	ids: Set<string>;
	/** Its structured data, one value for each script. */
	markup: unknown[];
}

const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };

/** Text without character references. */
const plain = (text: string): string =>
	text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (all, hex, decimal, name) => {
		if (name) return NAMED[name.toLowerCase()] ?? all;
		return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
	});

/** The normal form of a text, in which texts that look alike are equal. */
export const shownText = (html: string): string =>
	plain(html.replace(/<(?:[a-z/!](?:"[^"]*"|'[^']*'|[^>"'])*)>/gi, " "))
		.replace(/\s+/g, " ")
		.trim();

const COMMENT = /<!--[\s\S]*?-->/g;
const RAW = /(<(script|style|noscript|template)\b[^>]*>)([\s\S]*?)<\/\2>/gi;
const START = /<([a-z][a-z0-9-]*)((?:\s+[^\s=>"'/]+(?:="[^"]*"|='[^']*')?)*)\s*\/?>/gi;
const ATTRIBUTE = /([^\s=>"'/]+)(?:="([^"]*)"|='([^']*)')?/g;

function elementsOf(html: string): PageElement[] {
	return [...html.matchAll(START)].map(([, name = "", attributes = ""]) => ({
		name: name.toLowerCase(),
		attributes: Object.fromEntries(
			[...attributes.matchAll(ATTRIBUTE)].map(([, key = "", double, single]) => [
				key.toLowerCase(),
				plain(double ?? single ?? ""),
			]),
		),
	}));
}

function markupOf(html: string): unknown[] {
	return [...html.matchAll(RAW)].flatMap(([, start = "", , content = ""]) =>
		start.includes("application/ld+json") ? [JSON.parse(content)] : [],
	);
}

/** Reads a page as it was sent. */
export function readPage(html: string): CrawledPage {
	const bare = html.replace(COMMENT, "").replace(RAW, "$1</$2>");
	const elements = elementsOf(bare);
	const links = elements.filter(({ name }) => name === "link").map(({ attributes }) => attributes);
	const metas = elements.filter(({ name }) => name === "meta").map(({ attributes }) => attributes);
	return {
		elements,
		text: shownText(bare.replace(/<head>[\s\S]*?<\/head>/i, "")),
		title: shownText(/<title>([\s\S]*?)<\/title>/i.exec(bare)?.[1] ?? ""),
		meta: Object.fromEntries(metas.map(({ name, property, content }) => [name ?? property ?? "", content ?? ""])),
		canonical: links.flatMap(({ rel, href }) => (rel === "canonical" && href ? [href] : [])),
		languages: Object.fromEntries(
			links.flatMap(({ rel, hreflang, href }) => (rel === "alternate" && hreflang ? [[hreflang, href ?? ""]] : [])),
		),
		ids: new Set(elements.flatMap(({ attributes: { id } }) => (id ? [id] : []))),
		markup: markupOf(html),
	};
}
