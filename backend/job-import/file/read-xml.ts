import { DomUtils, parseDocument } from "htmlparser2";
import { TEXT_ELEMENTS } from "../html";
import { ImportError } from "../import-error";
import { BREAKS_OFF, endOf } from "./breaks-off";
import { foreignBoard } from "./foreign-lists";
import type { Row, Source } from "./source";

type Node = ReturnType<typeof parseDocument>["children"][number];
type Tag = Extract<Node, { attribs: unknown }>;

const isTag = (node: Node): node is Tag => "attribs" in node;

/** An element as a JSON value: its text or HTML, or its children by name. */
function jsonOf(element: Tag): unknown {
	const children = element.children.filter(isTag);
	if (children.length === 0) return DomUtils.textContent(element).trim();
	if (children.every(({ name }) => TEXT_ELEMENTS.has(name))) return DomUtils.getInnerHTML(element).trim();
	const members = new Map<string, unknown[]>();
	for (const child of children) members.set(child.name, [...(members.get(child.name) ?? []), jsonOf(child)]);
	return Object.fromEntries([...members].map(([name, values]) => [name, values.length === 1 ? values[0] : values]));
}

/** Characters of the longest closing tag that is looked for. */
const LONGEST_END = 300;

/** The lists that are read, and the element of each job. */
const LISTS: Readonly<Record<string, string>> = { "workzag-jobs": "position", source: "job" };

function rowsOf(root: Tag): Row[] {
	const jobs = root.children.filter(isTag).filter(({ name }) => name === LISTS[root.name]);
	return jobs.map((job, index) => ({ path: [root.name, index], value: jsonOf(job) }));
}

const OTHERS: Readonly<Record<string, string>> = {
	urlset: "a sitemap",
	sitemapindex: "a sitemap",
	feed: "an Atom feed",
};

/** RSS feeds by their namespaces, and where the same jobs are read. */
const FEEDS: readonly (readonly [namespace: string, looks: string])[] = [
	["xmlns:tt", "Teamtailor's RSS feed; jobs.json at the same place is read"],
	["xmlns:job_listing", "WP Job Manager's RSS feed; the page of each job is read"],
];

/** The name of a document's format, for people. */
function looksOf(root: Tag | undefined): string {
	if (!root) return "XML without an element";
	const feed = FEEDS.find(([space]) => space in root.attribs);
	if (root.name === "rss") return feed?.[1] ?? "an RSS feed";
	const members = root.children.filter(isTag).flatMap(({ children }) => children.filter(isTag).map(({ name }) => name));
	const board = foreignBoard(members);
	return board ? `an answer of ${board}` : (OTHERS[root.name] ?? `XML with <${root.name}>`);
}

/** Throws `ImportError` if the text ends before its root element does: its last job may lack a part. */
function requireEnd(text: string, { name, children, startIndex, endIndex }: Tag): void {
	// The parser counts no space behind the name in a closing tag.
	const end = text.slice(startIndex ?? 0, text.indexOf(">", endIndex ?? 0) + 1).slice(-LONGEST_END);
	const [, last] = /<\/([^\s<>]+)\s*>$/.exec(end) ?? [];
	const isEmptyTag = children.length === 0 && end.endsWith("/>");
	if (last !== name && !isEmptyTag) throw new ImportError([`The XML is broken. ${endOf(text)}: ${BREAKS_OFF}`]);
}

/** The jobs of Personio's or Indeed's XML feed. Entities that a document declares itself are not expanded. */
export function readXml(text: string): Source {
	const options = { xmlMode: true, withStartIndices: true, withEndIndices: true };
	const [root] = parseDocument(text, options).children.filter(isTag);
	if (root) requireEnd(text, root);
	const looksLike = looksOf(root);
	try {
		const isList = root !== undefined && Object.hasOwn(LISTS, root.name);
		return { rows: isList ? rowsOf(root) : [], nodes: new Map(), isList, looksLike };
	} catch (error) {
		if (error instanceof RangeError) throw new ImportError(["The XML is nested too deeply."]);
		throw error;
	}
}
