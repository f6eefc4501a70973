import { type DefaultTreeAdapterTypes, defaultTreeAdapter, serialize } from "parse5";
import type { Members } from "./source";

const { isElementNode, isTextNode } = defaultTreeAdapter;

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

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

const textOf = (node: Node): string =>
	isTextNode(node) ? node.value : isElementNode(node) ? node.childNodes.map(textOf).join("") : "";

/** The last part of "https://schema.org/JobPosting" and "schema:title". */
const bare = (name: string) => name.split(/[/#:]/).at(-1) ?? "";

/** A property's value: what its attributes say, its HTML or its text. */
function propertyOf(element: Element, name: string): string {
	const said = ["content", "datetime"].map((key) => attribute(element, key)).find(Boolean);
	if (said) return said;
	const address = ADDRESSES.has(name) && (attribute(element, "href") ?? attribute(element, "src"));
	return address || (TEXTS.has(name) ? serialize(element) : textOf(element)).trim();
}

const childrenOf = (node: Node | Element): Node[] => (isElementNode(node) ? node.childNodes : []);

/** An item with its properties, also those deep inside of it. */
function itemOf(root: Element, language: Language): Members {
	const members = new Map<string, unknown[]>();
	const waiting = [...childrenOf(root)];
	for (let node = waiting.shift(); node; node = waiting.shift()) {
		if (!isElementNode(node)) continue;
		const isItem = attribute(node, language.type) !== undefined;
		for (const full of attribute(node, language.property)?.split(/\s+/).filter(Boolean) ?? []) {
			const value = isItem ? itemOf(node, language) : propertyOf(node, bare(full));
			members.set(bare(full), [...(members.get(bare(full)) ?? []), value]);
		}
		if (!isItem) waiting.unshift(...childrenOf(node));
	}
	const values = [...members].map(([name, [first, ...more]]) => [name, more.length > 0 ? [first, ...more] : first]);
	return { "@type": bare(attribute(root, language.type) ?? ""), ...Object.fromEntries(values) };
}

/** The JobPostings that a page marks up in microdata or RDFa, as JSON-LD would have them. */
export function markedUp(nodes: readonly Node[]): Members[] {
	const found: Members[] = [];
	const waiting = [...nodes];
	for (let node = waiting.shift(); node; node = waiting.shift()) {
		if (!isElementNode(node)) continue;
		const element = node;
		const language = LANGUAGES.find(({ type }) => bare(attribute(element, type) ?? "") === "JobPosting");
		if (language) found.push(itemOf(element, language));
		else waiting.unshift(...childrenOf(element));
	}
	return found;
}
