import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment } from "parse5";

const { isElementNode, isTextNode } = defaultTreeAdapter;

const nodesOf = (html: string): DefaultTreeAdapterTypes.ChildNode[] => parseFragment(html).childNodes;

/** HTML whose tags are written as entities, decoded once; HTML with real tags doesn't change. */
export function unescapeOnce(html: string): string {
	const nodes = nodesOf(html);
	return nodes.every(isTextNode) ? nodes.map(({ value }) => value).join("") : html;
}

/** A line without tags whose entities are written out, such as "R&amp;D". */
export const unescapeLine = (text: string): string => (text.includes("&") ? unescapeOnce(text) : text);

/** The usual elements of job descriptions. */
export const TEXT_ELEMENTS = new Set([
	...["a", "b", "br", "div", "em", "h1", "h2", "h3", "h4", "h5", "h6"],
	...["i", "li", "ol", "p", "span", "strong", "ul"],
]);

const CDATA = /^\s*<!\[CDATA\[([\s\S]*)\]\]>\s*$/;

/** The same for fields whose text may only mention tags: decoded only if that gives elements of a description. */
export function unescapeMarkup(written: string): string {
	const html = written.replace(CDATA, "$1");
	const decoded = unescapeOnce(html);
	return nodesOf(decoded).some((node) => isElementNode(node) && TEXT_ELEMENTS.has(node.tagName)) ? decoded : html;
}

const BREAK = /\r\n?|\n/;

/** What stands before the entries of a list in plain text. */
const BULLET = /^(?:[•·●▪◦‣○■✓✔➢➤・]|[-–—*](?=\s))\s*(?=\S)/u;

/** The lines of a paragraph, with its lists as lists. */
function blocksOf(lines: readonly string[]): string {
	const blocks: { isList: boolean; lines: string[] }[] = [];
	for (const line of lines) {
		const [isList, last] = [BULLET.test(line), blocks.at(-1)];
		if (last?.isList === isList) last.lines.push(line);
		else blocks.push({ isList, lines: [line] });
	}
	const list = (entries: readonly string[]) => entries.map((entry) => `<li>${entry.replace(BULLET, "")}</li>`).join("");
	return blocks
		.map((one) => (one.isList ? `<ul>${list(one.lines)}</ul>` : `<p>${one.lines.join("<br>")}</p>`))
		.join("\n");
}

/** Plain text of several lines as HTML with paragraphs, line breaks and lists; HTML, and text of one line, doesn't change. */
export function withParagraphs(text: string): string {
	if (!BREAK.test(text.trim()) || !nodesOf(text).every(isTextNode)) return text;
	const paragraphs = text
		.trim()
		.replaceAll("<", "&lt;")
		.split(BREAK)
		.map((line) => line.trim())
		.join("\n")
		.split(/\n{2,}/);
	return paragraphs
		.map((lines) => blocksOf(lines.split("\n")))
		.join("\n")
		.replaceAll("</ul>\n<ul>", "");
}

/** Text as HTML. */
export const escapeHtml = (text: string): string =>
	text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
