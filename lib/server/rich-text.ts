import "server-only";
import sanitize from "sanitize-html";
import { wellFormed } from "@/lib/contract/well-formed";
import { remembered } from "@/lib/text/once";
import { tidyMarkup } from "@/lib/text/tidy-markup";

/** Maximum length of one section's rich text, in characters; the rest is cut off before parsing. */
const LONGEST = 60_000;

/** Maximum nesting depth. */
const DEEPEST = 20;

const TAGS = [
	"p",
	"br",
	"strong",
	"b",
	"em",
	"i",
	"u",
	"s",
	"ul",
	"ol",
	"li",
	"h3",
	"h4",
	"blockquote",
	"a",
	"hr",
	"pre",
	"code",
];

/** Rows and cells of tables, which become lines of text. */
const TABLE_TAGS = ["tr", "td", "th"];

/** Elements whose text is on lines of its own, like a paragraph's. */
const LIKE_PARAGRAPHS = [
	...["div", "section", "article", "header", "footer", "main", "nav", "aside", "address", "figure", "figcaption"],
	...["details", "summary", "dialog", "dt", "dd", "caption", "legend", "center", "hgroup", "search"],
];

/** Bidirectional and other invisible control characters, which could make text appear different from its contents. */
const INVISIBLE = /[^\P{Cc}\t\n\r]|[\u202a-\u202e\u2066-\u2069\ufeff]/gu;

const withoutInvisible = (text: string) => text.replace(INVISIBLE, "");

const options: sanitize.IOptions = {
	allowedTags: [...TAGS, ...TABLE_TAGS],
	allowedAttributes: { a: ["href", "rel", "target"] },
	allowedSchemes: ["http", "https", "mailto", "tel"],
	allowProtocolRelative: false,
	disallowedTagsMode: "discard",
	nestingLimit: DEEPEST,
	// Invisible characters can also be written as entities, which only the parser decodes.
	// They are removed from addresses before the scheme check, because removing them can change the scheme.
	textFilter: withoutInvisible,
	// A link without a target, or with a forbidden one, becomes text.
	exclusiveFilter: ({ tag, attribs }) => (tag === "a" && !attribs.href ? "excludeTag" : false),
	transformTags: {
		// The page has one h1 and its own h2s; a recruiter's headings follow below them.
		h1: "h3",
		h2: "h3",
		h5: "h4",
		h6: "h4",
		...Object.fromEntries(LIKE_PARAGRAPHS.map((tag) => [tag, "p"])),
		menu: "ul",
		dir: "ul",
		a: (_tag, { href }) => ({
			tagName: "a",
			attribs: {
				...(href ? { href: withoutInvisible(href) } : {}),
				rel: "noopener noreferrer nofollow ugc",
				target: "_blank",
			} as sanitize.Attributes,
		}),
	},
};

/**
 * A recruiter's rich text as safe HTML: a short list of allowed tags in valid places, no styles, no scripts, links marked.
 * Empty if there is no visible text. A page's head, body and structured data need the same texts.
 */
export const sanitizeRichText = remembered((html: string) =>
	tidyMarkup(sanitize(withoutInvisible(wellFormed(html.slice(0, LONGEST))), options)).trim(),
);

/** The text of `html` without any markup. */
export function stripMarkup(html: string): string {
	const text = sanitize(html.slice(0, LONGEST), { allowedTags: [], allowedAttributes: {}, nestingLimit: DEEPEST });
	return text
		.replace(/&lt;/g, "<")
		.replace(/&gt;/g, ">")
		.replace(/&quot;/g, '"')
		.replace(/&amp;/g, "&");
}
