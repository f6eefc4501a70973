import { randomBytes } from "node:crypto";
import sanitize from "sanitize-html";
import { parseUrl } from "../../../lib/contract/parse-url";
import { depthGuard } from "../../http/depth-guard";
import { LinkRefused } from "../refused";

/** A page without scripts, forms and external resources; pictures are placeholders in the text. */
export interface CleanPage {
	title: string;
	body: string;
	/** By their placeholders, in the order of the page. */
	pictures: Map<string, URL>;
}

/** Maximum nesting depth. */
const DEEPEST = 100;

const MOST_PICTURES = 20;
const LONGEST_TITLE = 300;

const TAGS = [...sanitize.defaults.allowedTags, "title", "img", "picture", "details", "summary", "font", "del", "ins"];

const CELL = ["colspan", "rowspan", "align"];
const ATTRIBUTES: sanitize.IOptions["allowedAttributes"] = {
	a: ["href", "rel"],
	img: ["src", "alt", "width", "height"],
	td: CELL,
	th: CELL,
	ol: ["start", "type"],
	"*": ["lang", "dir"],
};

/** Elements whose content isn't for reading, or not without what was taken out. */
const NO_TEXT = [
	..."script style textarea option select xmp template svg math iframe object noembed noframes canvas".split(" "),
];

function absolute(address: string | undefined, base: URL): URL | null {
	const url = address ? parseUrl(address, base) : null;
	return url && /^https?:$/.test(url.protocol) ? url : null;
}

/** A mark for each of the first pictures, which no page can contain by itself. */
function collector(base: URL) {
	const prefix = `picture-${randomBytes(12).toString("hex")}`;
	const pictures = new Map<string, URL>();
	const marks = new Map<string, string>();
	return {
		pictures,
		mark(src: string | undefined): string {
			const url = absolute(src, base);
			const known = url && marks.get(url.href);
			if (known || !url || pictures.size >= MOST_PICTURES) return known ?? "";
			const mark = `${prefix}-${pictures.size}.`;
			pictures.set(mark, url);
			marks.set(url.href, mark);
			return mark;
		},
	};
}

const without = ({ src: _src, href: _href, ...rest }: sanitize.Attributes): sanitize.Attributes => rest;

/**
 * Extracts the safe parts of a page's HTML for a stored copy; addresses are resolved against `base`. Only the first
 * twenty pictures are included. Throws `LinkRefused` for extremely nested markup.
 */
export function cleanPage(html: string, base: URL): CleanPage {
	let title = "";
	const { pictures, mark } = collector(base);
	const body = sanitize(html, {
		allowedTags: TAGS,
		allowedAttributes: ATTRIBUTES,
		allowedSchemes: ["http", "https", "mailto", "tel"],
		allowProtocolRelative: false,
		disallowedTagsMode: "discard",
		nonTextTags: NO_TEXT,
		nestingLimit: DEEPEST,
		...depthGuard(() => new LinkRefused("broken-answer")),
		exclusiveFilter(frame) {
			if (frame.tag !== "title") return false;
			title ||= frame.text.trim().slice(0, LONGEST_TITLE);
			return true;
		},
		transformTags: {
			a: (tagName, attribs) => {
				const href = absolute(attribs.href, base)?.href;
				return {
					tagName,
					attribs: { ...without(attribs), ...(href && { href, rel: "noopener noreferrer nofollow" }) },
				};
			},
			img: (tagName, attribs) => {
				const src = mark(attribs.src);
				return { tagName, attribs: { ...without(attribs), ...(src && { src }) } };
			},
		},
	});
	return { title, body, pictures };
}
