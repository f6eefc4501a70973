import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment } from "parse5";
import { cleanHtml } from "./clean-html";

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

const { isElementNode, isTextNode } = defaultTreeAdapter;

const HEADINGS: Readonly<Record<string, string>> = { h1: "##", h2: "##", h3: "##", h4: "###", h5: "###", h6: "###" };
const LISTS = ["ul", "ol"];
const BLOCKS = new Set([
	...Object.keys(HEADINGS),
	...LISTS,
	"p",
	"div",
	"li",
	"blockquote",
	"section",
	"pre",
	"tr",
	"table",
	"tbody",
]);

/** Characters that would be read as marks. */
const escapeSigns = (text: string) => text.replace(/[\\*_[\]]/g, "\\$&");

/** Characters that would be read as marks at the start of a line. */
const escapeStart = (line: string) =>
	line.replace(/^(\s*)(#{1,6}\s|[-+]\s)/, "$1\\$2").replace(/^(\s*\d{1,9})([.)]\s)/, "$1\\$2");

/** Marks around a text; white space stays outside, or they wouldn't count as marks. */
function around(sign: string, words: string): string {
	const inner = words.trim();
	if (inner === "") return words;
	const start = words.indexOf(inner);
	return `${words.slice(0, start)}${sign}${inner}${sign}${words.slice(start + inner.length)}`;
}

/** Escapes an address for use between brackets. */
const percent = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;

function link({ attrs }: Element, words: string): string {
	const href = attrs.find(({ name }) => name === "href")?.value ?? "";
	return href && words.trim() ? `[${words.trim()}](${href.replaceAll(/[<>()\s]/g, percent)})` : words;
}

function inline(node: Node): string {
	if (isTextNode(node)) return escapeSigns(node.value.replace(/\s+/g, " "));
	if (!isElementNode(node)) return "";
	const words = node.childNodes.map(inline).join("");
	switch (node.tagName) {
		case "br":
			return "\n";
		case "strong":
		case "b":
			return around("**", words);
		case "em":
		case "i":
			return around("*", words);
		case "a":
			return link(node, words);
		default:
			return words;
	}
}

const isBlock = (node: Node): node is Element => isElementNode(node) && BLOCKS.has(node.tagName);

/** Lines of a paragraph, without white space around them. */
const lines = (text: string) =>
	text
		.split("\n")
		.map((line) => escapeStart(line.trim()))
		.join("\n")
		.trim();

function entry(item: Node, sign: string): string {
	const inside = isElementNode(item) ? blocks(item.childNodes).join("\n") : "";
	return `${sign} ${inside.replaceAll("\n", `\n${" ".repeat(sign.length + 1)}`)}`;
}

function block(element: Element): string[] {
	const { tagName, childNodes } = element;
	const heading = HEADINGS[tagName];
	if (heading) return [`${heading} ${childNodes.map(inline).join("").replaceAll("\n", " ").trim()}`];
	if (!LISTS.includes(tagName)) return blocks(childNodes);
	const items = childNodes.filter((node) => isElementNode(node) && node.tagName === "li");
	return [items.map((item, i) => entry(item, tagName === "ol" ? `${i + 1}.` : "-")).join("\n")];
}

/** The paragraphs, headings and lists among nodes. */
function blocks(nodes: readonly Node[]): string[] {
	const found: string[] = [];
	let words: Node[] = [];
	const end = () => {
		const text = lines(words.map(inline).join(""));
		if (text) found.push(text);
		words = [];
	};
	for (const node of nodes) {
		if (!isBlock(node)) words.push(node);
		else {
			end();
			found.push(...block(node));
		}
	}
	end();
	return found;
}

/** HTML of a job as text with simple marks, which `fromMarks` reads. */
export const toMarks = (html: string): string => blocks(parseFragment(cleanHtml(html)).childNodes).join("\n\n");
