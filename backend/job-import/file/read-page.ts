import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from "parse5";
import { lenientJson } from "./lenient-json";
import { markedUp } from "./microdata";
import { findRows, isPosting } from "./rows";
import type { Row, Source } from "./source";

const { isElementNode, isTextNode } = defaultTreeAdapter;

type Node = DefaultTreeAdapterTypes.ChildNode;

const isJsonLd = (node: Node) =>
	isElementNode(node) &&
	node.tagName === "script" &&
	node.attrs.some(({ name, value }) => name === "type" && /^application\/ld\+json\b/i.test(value.trim()));

/** The texts of a page's JSON-LD scripts. */
function scriptsIn(nodes: readonly Node[]): string[] {
	const found: string[] = [];
	const waiting: Node[] = [...nodes];
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

/** The JobPostings of the scripts. */
function fromScripts(scripts: readonly { value?: unknown }[]): Pick<Source, "rows" | "nodes"> {
	const sources = scripts.map(({ value }) => (value === undefined ? undefined : findRows(value)));
	const rows = sources.flatMap((source, script) =>
		(source?.rows ?? [])
			.filter(({ value }) => isPosting(value))
			.map(({ path, value }): Row => ({ path: [script, ...path], value })),
	);
	return { rows, nodes: new Map(sources.flatMap((source) => [...(source?.nodes ?? [])])) };
}

/** The JobPostings inside of a web page: in its JSON-LD, else in what it marks up. */
export function readPage(html: string): Source {
	const nodes = parse(html).childNodes;
	const scripts = scriptsIn(nodes).map((text, i) => ({ ...lenientJson(text), number: i + 1, text }));
	const found = fromScripts(scripts);
	const broken = scripts.filter(({ mistake, text }) => mistake !== undefined && text.includes("JobPosting"));
	const mistakes = broken.map(({ mistake, number }) => `script ${number}, ${mistake}`);
	const rows = found.rows.length > 0 ? found.rows : markedUp(nodes).map((value, i): Row => ({ path: [i], value }));
	const jsonLd =
		mistakes.length > 0 ? `whose JSON-LD is broken (${mistakes.join("; ")})` : "whose JSON-LD has no JobPosting";
	return {
		rows,
		nodes: found.nodes,
		isList: false,
		looksLike: `a web page ${scripts.length === 0 ? "without any JSON-LD" : jsonLd}`,
		notes: mistakes.map((mistake) => `Left out: a part of the page's JSON-LD that can't be read (${mistake}).`),
		isIncomplete: broken.some(({ value }) => value === undefined),
	};
}
