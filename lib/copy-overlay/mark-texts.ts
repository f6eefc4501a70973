import type { ContentText } from "@/lib/content/markdown";
import { placeMark } from "./place-mark";

/** Addresses are used, not shown. */
const ADDRESS = /^(?:\/|https?:|mailto:)/;

/** Texts in drawings are cut to the available space, and a mark would count; the drawing's own name leads to them. */
const DRAWN = /\/scenes\.json$/;
const NAME_OF_DRAWING = /\.label$/;

/** The name of a list's picture or sign is used, not shown. */
const USED = /\.\d+\.(?:picture|mark|address)$/;

const isMarked = (text: string, file: string, key: string) =>
	!ADDRESS.test(text) && !USED.test(key) && (!DRAWN.test(file) || NAME_OF_DRAWING.test(key));

/** `texts`, each followed by the mark of its place. `lineOf` returns a key's line in `file`. */
export function markTexts<Texts extends object>(texts: Texts, file: string, lineOf: (key: string) => number): Texts {
	const marked = (value: unknown, path: string[]): unknown => {
		const key = path.join(".");
		if (typeof value === "string")
			return isMarked(value, file, key) ? value + placeMark(`${file}:${lineOf(key)} ${key}`) : value;
		if (Array.isArray(value)) return value.map((inner, index) => marked(inner, [...path, String(index + 1)]));
		if (typeof value !== "object" || value === null) return value;
		return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, marked(inner, [...path, name])]));
	};
	return marked(texts, []) as Texts;
}

const BLOCK_ENDS = /<\/(?:p|li|h3|h4|td|th)>/g;

/** A long text whose headings and paragraphs carry the mark of their section. */
export function markContent(text: ContentText, file: string, lineOf: (id: string) => number): ContentText {
	const markOf = (id: string) => placeMark(`${file}:${lineOf(id)} ${id}`);
	const blocks = (html: string, mark: string) => html.replace(BLOCK_ENDS, (end) => mark + end);
	const top = placeMark(`${file}:1`);
	return {
		title: text.title + top,
		intro: blocks(text.intro, top),
		sections: text.sections.map(({ id, heading, html }) => ({
			id,
			heading: heading + markOf(id),
			html: blocks(html, markOf(id)),
		})),
	};
}
