/** The content of a sitemap or a sitemap index. */
export interface ReadSitemap {
	kind: "urlset" | "sitemapindex";
	entries: { loc: string; lastmod: string | undefined; languages: Record<string, string> }[];
}

const ENTITY: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&apos;": "'" };
const TOKEN = /<(\/?)([a-z:]+)((?:\s+[a-z:]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy;
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACES: Record<string, string> = {
	xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9",
	"xmlns:xhtml": "http://www.w3.org/1999/xhtml",
};

function plain(text: string): string {
	return text.replace(/&[^;]*;?/g, (entity) => {
		const character = ENTITY[entity];
		if (character === undefined) throw new Error(`no entity of XML's own: ${entity}`);
		return character;
	});
}

const attributesOf = (text: string): Record<string, string> =>
	Object.fromEntries([...text.matchAll(/([a-z:]+)="([^"]*)"/g)].map(([, name, value = ""]) => [name, plain(value)]));

interface Element {
	name: string;
	attributes: Record<string, string>;
	children: Element[];
	text: string;
}

/** Takes one piece of the document: a text, the end of the open element, or the start of another. */
function take(open: Element[], [piece, slash, name = "", attributes = "", closed, text]: RegExpExecArray): void {
	const parent = open.at(-1);
	if (!parent) throw new Error(`after the end stands ${piece}`);
	if (text !== undefined) {
		parent.text += plain(text);
	} else if (slash) {
		if (open.pop()?.name !== name) throw new Error(`</${name}> closes something else`);
	} else {
		const element = { name, attributes: attributesOf(attributes), children: [], text: "" };
		parent.children.push(element);
		if (!closed) open.push(element);
	}
}

/** Reads well-formed XML without comments, doctype and the like, which sitemaps have no use for. Throws on anything else. */
function readXml(xml: string): Element {
	if (!xml.startsWith(DECLARATION)) throw new Error("no XML declaration");
	const root: Element = { name: "", attributes: {}, children: [], text: "" };
	const open = [root];
	const pattern = new RegExp(TOKEN);
	pattern.lastIndex = DECLARATION.length;
	while (pattern.lastIndex < xml.length) {
		const at = pattern.lastIndex;
		const piece = pattern.exec(xml);
		if (!piece) throw new Error(`not XML: ${xml.slice(at, at + 60)}`);
		take(open, piece);
	}
	const [document, ...others] = root.children;
	if (!document || open.length > 1 || others.length > 0 || root.text.trim()) throw new Error("not one whole document");
	return document;
}

/** Parses a sitemap strictly by the protocol. Throws on anything unknown. */
export function readSitemap(xml: string): ReadSitemap {
	const { name, attributes, children } = readXml(xml);
	if (name !== "urlset" && name !== "sitemapindex") throw new Error(`unknown document: ${name}`);
	for (const [key, value] of Object.entries(attributes))
		if (NAMESPACES[key] !== value) throw new Error(`unknown attribute: ${key}`);
	if (attributes.xmlns === undefined) throw new Error("no namespace");
	const entries = children.map((entry) => {
		if (entry.name !== (name === "urlset" ? "url" : "sitemap")) throw new Error(`unknown element: ${entry.name}`);
		const named = (wanted: string) => entry.children.filter((child) => child.name === wanted);
		const [locs, dates, links] = [named("loc"), named("lastmod"), named("xhtml:link")];
		const rest = entry.children.length - locs.length - dates.length - links.length;
		if (locs.length !== 1 || dates.length > 1 || rest > 0) throw new Error("an entry is not as it should be");
		const languages = links.map(({ attributes: { hreflang = "", href = "" } }) => [hreflang, href]);
		return { loc: locs[0]?.text ?? "", lastmod: dates[0]?.text, languages: Object.fromEntries(languages) };
	});
	return { kind: name, entries };
}
