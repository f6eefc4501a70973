import sanitize from "sanitize-html";
import { depthGuard } from "../../http/depth-guard";
import { escapeHtml } from "../../job-import/html";

/** Elements that the editor makes; all others are removed, but their text stays. */
const KEPT = ["p", "br", "strong", "em", "ul", "ol", "li", "h3", "h4", "a"];

/** Elements whose text is on lines of its own. */
const LIKE_PARAGRAPHS = [
	"div",
	"section",
	"article",
	"blockquote",
	"pre",
	"td",
	"th",
	"dt",
	"dd",
	"address",
	"figcaption",
];

const HEADINGS = { h1: "h3", h2: "h3", h5: "h4", h6: "h4" };

const OPTIONS: sanitize.IOptions = {
	allowedTags: KEPT,
	allowedAttributes: { a: ["href"] },
	allowedSchemes: ["http", "https", "mailto", "tel"],
	allowProtocolRelative: false,
	nestingLimit: 20,
	transformTags: {
		b: "strong",
		i: "em",
		...HEADINGS,
		...Object.fromEntries(LIKE_PARAGRAPHS.map((tag) => [tag, "p"])),
	},
	exclusiveFilter: ({ tag, attribs, text }) => {
		if (tag === "a" && !attribs.href) return "excludeTag";
		const isBlank = !text.replaceAll("\u00a0", " ").trim();
		return isBlank && ["strong", "em", "h3", "h4", "a"].includes(tag);
	},
};

/** Each of its alternatives starts with another character, or much white space would take for ever. */
const EMPTY = /<p>(?:\s|&nbsp;|<br\s*\/?>)*<\/p>/g;

class TooDeep extends Error {}

/**
 * Rich text as recruiters type or paste it, reduced to headings, lists, bold, italics and links. Markup that nests deeper
 * than any page's is text.
 */
export function cleanHtml(html: string): string {
	try {
		return sanitize(html, { ...OPTIONS, ...depthGuard(() => new TooDeep()) })
			.replace(EMPTY, "")
			.trim();
	} catch (error) {
		if (error instanceof TooDeep) return escapeHtml(html);
		throw error;
	}
}
