/** An element of sanitised HTML. */
export interface MarkupElement {
	tag: string;
	/** Its start tag as it was written. */
	start: string;
	children: Markup[];
}

/** A piece of HTML: escaped text, or an element. */
export type Markup = string | MarkupElement;

const TAG = /<(\/?)([a-z][a-z0-9]*)[^>]*>/g;

/** Elements without content. */
const EMPTY = new Set(["br", "hr"]);

/** Closes the innermost open element of a name, with all that is open inside of it. */
function close(open: MarkupElement[], tag: string): void {
	const index = open.findLastIndex((element) => element.tag === tag);
	if (index > 0) open.length = index;
}

/** The tree of HTML that a sanitiser wrote: names in lower case, no `<` or `>` but those of tags. */
export function parseMarkup(html: string): Markup[] {
	const root: MarkupElement = { tag: "", start: "", children: [] };
	const open = [root];
	let end = 0;
	for (const match of html.matchAll(TAG)) {
		const [start, slash, tag = ""] = match;
		const parent = open.at(-1) ?? root;
		if (match.index > end) parent.children.push(html.slice(end, match.index));
		end = match.index + start.length;
		if (slash) {
			close(open, tag);
			continue;
		}
		const element = { tag, start, children: [] };
		parent.children.push(element);
		if (!EMPTY.has(tag)) open.push(element);
	}
	const last = open.at(-1) ?? root;
	if (end < html.length) last.children.push(html.slice(end));
	return root.children;
}

const NOTHING = /[\s\p{Cf}]+/gu;

/** Whether nothing of HTML can be seen or read: only tags, white space and invisible characters. */
export const isBlankMarkup = (html: string): boolean => html.replace(TAG, "").replace(NOTHING, "") === "";
