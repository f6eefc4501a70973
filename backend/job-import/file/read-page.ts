import { defaultTreeAdapter, parse } from "parse5";
import { ImportError } from "../import-error";
import { lenientJson } from "./lenient-json";
import { markedUp } from "./microdata";
import { findRows, isPosting } from "./rows";
import type { Row, Source } from "./source";
import { type Element, type Node, nodesIn } from "./walk";

const { isElementNode, isTextNode } = defaultTreeAdapter;

const isJsonLd = ({ tagName, attrs }: Element) =>
	tagName === "script" &&
	attrs.some(({ name, value }) => name === "type" && /^application\/ld\+json\b/i.test(value.trim()));

/** The texts of a page's JSON-LD scripts. */
function scriptsIn(nodes: readonly Node[]): string[] {
	const scripts = [...nodesIn(nodes, isJsonLd)].filter((node) => isElementNode(node) && isJsonLd(node)) as Element[];
	return scripts.map(({ childNodes }) => childNodes.map((node) => (isTextNode(node) ? node.value : "")).join(""));
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

function read(html: string): Source {
	const nodes = parse(html).childNodes;
	const scripts = scriptsIn(nodes).map((text, i) => ({ ...lenientJson(text), number: i + 1, text }));
	const found = fromScripts(scripts);
	const broken = scripts.filter(({ mistake, text }) => mistake !== undefined && text.includes("JobPosting"));
	const mistakes = broken.map(({ mistake, number }) => `script ${number}, ${mistake}`);
	const rows = found.rows.length > 0 ? found.rows : markedUp(nodes).map((value, i): Row => ({ path: [i], value }));
	return {
		rows,
		nodes: found.nodes,
		isList: false,
		looksLike: `a web page ${scripts.length === 0 ? "without any JSON-LD" : "whose JSON-LD has no JobPosting"}`,
		notes: mistakes.map((mistake) => `Left out: a part of the page's JSON-LD that can't be read (${mistake}).`),
		isIncomplete: broken.some(({ value }) => value === undefined),
	};
}

/** The JobPostings inside of a web page: in its JSON-LD, else in what it marks up. Throws `ImportError`. */
export function readPage(html: string): Source {
	try {
		return read(html);
	} catch (error) {
		if (error instanceof RangeError) throw new ImportError(["The page is nested too deeply."]);
		throw error;
	}
}
