import { defaultTreeAdapter, serialize } from "parse5";
import type { Members } from "./source";
import { type Element, type Node, nodesIn } from "./walk";

const { isElementNode, isTextNode } = defaultTreeAdapter;

/** The attributes of a language in which pages mark up what they show. */
interface Language {
	property: string;
	type: string;
}

const LANGUAGES: readonly Language[] = [
	{ property: "itemprop", type: "itemtype" },
	{ property: "property", type: "typeof" },
];

const attribute = ({ attrs }: Element, name: string) => attrs.find((one) => one.name === name)?.value.trim();

/** Properties whose value is HTML. */
const TEXTS = new Set(["description", "responsibilities", "qualifications"]);

/** Properties whose value is an address; any other one of a link is its text. */
const ADDRESSES = new Set(["url", "sameAs", "logo", "image"]);

const textOf = ({ childNodes }: Element): string =>
	[...nodesIn(childNodes, () => false)].map((node) => (isTextNode(node) ? node.value : "")).join("");

/** The last part of "https://schema.org/JobPosting" and "schema:title". */
const bare = (name: string) => name.split(/[/#:]/).at(-1) ?? "";

/** A property's value: what its attributes say, its HTML or its text. */
function propertyOf(element: Element, name: string): string {
	const said = ["content", "datetime"].map((key) => attribute(element, key)).find(Boolean);
	if (said) return said;
	const address = ADDRESSES.has(name) && (attribute(element, "href") ?? attribute(element, "src"));
	return address || (TEXTS.has(name) ? serialize(element) : textOf(element)).trim();
}

const isItem = (element: Element, { type }: Language) => attribute(element, type) !== undefined;

/** An item with its properties, also those deep inside of it. */
function itemOf(root: Element, language: Language): Members {
	const members = new Map<string, unknown[]>();
	for (const node of nodesIn(root.childNodes, (element) => isItem(element, language))) {
		if (!isElementNode(node)) continue;
		for (const full of attribute(node, language.property)?.split(/\s+/).filter(Boolean) ?? []) {
			const name = bare(full);
			const values = members.get(name) ?? [];
			values.push(isItem(node, language) ? itemOf(node, language) : propertyOf(node, name));
			members.set(name, values);
		}
	}
	const values = [...members].map(([name, all]) => [name, all.length > 1 ? all : all[0]]);
	return { "@type": bare(attribute(root, language.type) ?? ""), ...Object.fromEntries(values) };
}

/** The language in which an element says that it is a JobPosting. */
const languageOf = (element: Element) =>
	LANGUAGES.find(({ type }) => bare(attribute(element, type) ?? "") === "JobPosting");

/** The JobPostings that a page marks up in microdata or RDFa, as JSON-LD would have them. */
export function markedUp(nodes: readonly Node[]): Members[] {
	const found: Members[] = [];
	for (const node of nodesIn(nodes, (element) => languageOf(element) !== undefined)) {
		const language = isElementNode(node) ? languageOf(node) : undefined;
		if (language && isElementNode(node)) found.push(itemOf(node, language));
	}
	return found;
}
