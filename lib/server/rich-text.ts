import "server-only";
import sanitize from "sanitize-html";

/** Longest rich text of one section that is read, characters; the rest is cut off before parsing. */
const LONGEST = 60_000;

/** Deepest nesting that is kept. */
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

const options: sanitize.IOptions = {
	allowedTags: TAGS,
	allowedAttributes: { a: ["href", "rel", "target"] },
	allowedSchemes: ["http", "https", "mailto", "tel"],
	allowProtocolRelative: false,
	disallowedTagsMode: "discard",
	nestingLimit: DEEPEST,
	transformTags: {
		// The page has one h1 and its own h2s; a recruiter's headings come below them.
		h1: "h3",
		h2: "h3",
		h5: "h4",
		h6: "h4",
		div: "p",
		a: (_tag, { href }) => ({
			tagName: "a",
			attribs: {
				...(href ? { href } : {}),
				rel: "noopener noreferrer nofollow ugc",
				target: "_blank",
			} as sanitize.Attributes,
		}),
	},
};

/** Bidirectional and other invisible control characters, which could make text read differently from what it says. */
const INVISIBLE = /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** A recruiter's rich text as HTML that is safe to show: a short list of tags, no styles, no scripts, links marked. */
export function sanitizeRichText(html: string): string {
	const safe = sanitize(html.slice(0, LONGEST).replace(INVISIBLE, ""), options).trim();
	return stripMarkup(safe).trim() ? safe : "";
}

/** The text of `html` without any markup. */
export function stripMarkup(html: string): string {
	const text = sanitize(html.slice(0, LONGEST), { allowedTags: [], allowedAttributes: {}, nestingLimit: DEEPEST });
	return text
		.replace(/&lt;/g, "<")
		.replace(/&gt;/g, ">")
		.replace(/&quot;/g, '"')
		.replace(/&amp;/g, "&");
}
