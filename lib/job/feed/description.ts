import { type Markup, parseMarkup } from "@/lib/text/markup";
import type { FeedReader } from "./names";

const PLAIN: Readonly<Record<string, string>> = { quot: '"', gt: ">", amp: "&", lt: "<" };

/** A tag, or an entity whose character can't begin a tag or another entity there. */
const TAG_OR_ENTITY = /(<[^>]*>)|&(quot|gt|amp(?!;#?\w+;)|lt(?!;[a-z/!?]));/gi;

/** HTML without entities, which Indeed doesn't read. */
const withoutEntities = (html: string): string =>
	html.replace(TAG_OR_ENTITY, (found, tag?: string, entity = "") =>
		tag ? tag.replaceAll("&amp;", "&") : (PLAIN[entity] ?? found),
	);

/** LinkedIn's tags for the others on a job page; it removes all that it doesn't know. */
const TAGS: Readonly<Record<string, readonly string[]>> = {
	...Object.fromEntries(["b", "strong", "u", "i", "p", "ul", "li"].map((tag) => [tag, [tag]])),
	em: ["i"],
	h3: ["p", "strong"],
	h4: ["p", "strong"],
	ol: ["ul"],
	pre: ["p"],
};

function inFewTags(node: Markup): string {
	if (typeof node === "string") return node;
	if (node.tag === "br") return "<br>";
	const tags = TAGS[node.tag] ?? [];
	const html = node.children.map(inFewTags).join("");
	return tags.reduceRight((inside, tag) => `<${tag}>${inside}</${tag}>`, html);
}

/** A job's sanitised description in the HTML that a feed's reader documents. */
export const feedDescription = (html: string, reader: FeedReader): string =>
	reader === "indeed" ? withoutEntities(html) : parseMarkup(html).map(inFewTags).join("");
