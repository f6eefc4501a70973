import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from "parse5";
import { findRows, isPosting } from "./rows";
import type { Row, Source } from "./source";

const { isElementNode, isTextNode } = defaultTreeAdapter;

type Node = DefaultTreeAdapterTypes.ChildNode;

const isJsonLd = (node: Node) =>
	isElementNode(node) &&
	node.tagName === "script" &&
	node.attrs.some(({ name, value }) => name === "type" && /^application\/ld\+json\b/i.test(value.trim()));

/** The texts of a page's JSON-LD scripts. */
function scriptsIn(html: string): string[] {
	const found: string[] = [];
	const waiting: Node[] = [...parse(html).childNodes];
	for (let node = waiting.shift(); node; node = waiting.shift()) {
		if (isJsonLd(node) && isElementNode(node))
			found.push(
				node.childNodes
					.filter(isTextNode)
					.map((text) => text.value)
					.join(""),
			);
		else if (isElementNode(node)) waiting.unshift(...node.childNodes);
	}
	return found;
}

/** The value of a script; undefined if it isn't JSON, as in pages that are written by hand. */
function parsed(script: string): unknown[] {
	try {
		// Line breaks inside strings, which some pages have.
		return [JSON.parse(script.replaceAll(/\p{Cc}+/gu, " "))];
	} catch {
		return [];
	}
}

/** The JobPostings inside of a web page. */
export function readPage(html: string): Source {
	const scripts = scriptsIn(html);
	const sources = scripts.flatMap(parsed).map(findRows);
	const rows = sources.flatMap(({ rows: own }, script) =>
		own.filter(({ value }) => isPosting(value)).map(({ path, value }): Row => ({ path: [script, ...path], value })),
	);
	const nodes = new Map(sources.flatMap((source) => [...source.nodes]));
	const about = scripts.length === 0 ? "without any JSON-LD" : "whose JSON-LD has no JobPosting";
	return { rows, nodes, isList: false, looksLike: `a web page ${about}` };
}
