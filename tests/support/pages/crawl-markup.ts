import Validator from "@adobe/structured-data-validator";
import WebAutoExtractor from "@marbec/web-auto-extractor";
import { parseUrl } from "@/lib/contract/parse-url";
import { type CrawledPage, type PageElement, shownText } from "./crawl-page";

/** The problems that a validator of search engines' rules finds in a page's structured data. */
export async function markupErrors({ markup }: CrawledPage): Promise<string[]> {
	const scripts = markup.map((node) => `<script type="application/ld+json">${JSON.stringify(node)}</script>`);
	const data = new WebAutoExtractor({ addLocation: true, embedSource: [] }).parse(scripts.join(""));
	const issues = await new Validator().validate(data);
	return issues.filter(({ severity }) => severity === "ERROR").map(({ issueMessage }) => issueMessage);
}

/** Values that don't belong to the page: the vocabulary's keywords, and the position of a step in a list. */
const KEYWORDS = new Set(["@context", "@type", "@id", "position"]);

/** The texts and numbers in structured data, but for those; HTML among them in its pieces of text. */
function valuesIn(node: unknown): string[] {
	if (typeof node === "number") return [String(node)];
	if (typeof node === "string") return node.split(/<[^>]+>/).map(shownText);
	if (typeof node !== "object" || node === null) return [];
	return Object.entries(node).flatMap(([key, value]) => (KEYWORDS.has(key) ? [] : valuesIn(value)));
}

/** The values of an attribute: an address in full, and each word of a `<data>` value. */
function saidBy({ name, attributes }: PageElement, address: string): string[] {
	if (name === "data") return (attributes.value ?? "").split(" ");
	return Object.entries(attributes).map(([key, value]) => {
		const url = key === "href" || key === "src" ? parseUrl(value, address) : null;
		return url?.href ?? shownText(value);
	});
}

/** Values of a page's structured data that its HTML doesn't contain, neither as text nor in an attribute. */
export function hiddenValues({ markup, elements, text }: CrawledPage, address: string): string[] {
	const shown = new Set(elements.filter(({ name }) => name !== "meta").flatMap((element) => saidBy(element, address)));
	const isHidden = (value: string) => value !== "" && !shown.has(value) && !text.includes(value);
	return markup.flatMap(valuesIn).filter(isHidden);
}
