import { joinArabic } from "./arabic";
import type { Advances } from "./characters";

/** What a picture's fonts can draw, in the order in which they are tried. */
export type Drawable = readonly { advances: Advances }[];

const GRAPHEMES = new Intl.Segmenter("en", { granularity: "grapheme" });

/** What makes an emoji of a character before it, or a shape of it that no font here has. */
const SELECTORS = /[\ufe00-\ufe0f\u20e3]/g;

/** Vowel signs that Arabic and Hebrew are read without, which the library would put in wrong places. */
const VOWEL_SIGNS = /(?<=[\p{Script=Arabic}\p{Script=Hebrew}])\p{Mn}+/gu;

const ARABIC = /\p{Script=Arabic}/u;
const CARRIES_MEANING = /[\p{L}\p{N}\p{M}]/u;

const codesOf = (text: string) => [...text].map((character) => character.codePointAt(0) ?? 0);

/** The font that draws a character with all its marks: the first that has the character must have them too. */
function fontOf(grapheme: string, fonts: Drawable): Advances | undefined {
	const [base = 0, ...marks] = codesOf(grapheme);
	const advances = fonts.find((font) => font.advances.has(base))?.advances;
	return advances && marks.every((mark) => advances.has(mark)) ? advances : undefined;
}

const plain = (text: string) => joinArabic(text.normalize("NFC").replace(SELECTORS, "").replace(VOWEL_SIGNS, ""));

/** The forms in which a character may be drawn. An Arabic letter has one, which must not be taken apart again. */
const formsOf = (grapheme: string) => (ARABIC.test(grapheme) ? [grapheme] : [grapheme, grapheme.normalize("NFKC")]);

/**
 * A text as the fonts can draw it: emoji and other signs that they lack are left out, rare shapes of letters become
 * ordinary ones. Null when a letter, mark or digit would be missing, so that the text could not be read.
 */
export function drawableText(text: string, fonts: Drawable): string | null {
	const forms: string[] = [];
	for (const { segment } of GRAPHEMES.segment(plain(text))) {
		const form = formsOf(segment).find((one) => fontOf(one, fonts));
		if (form === undefined && CARRIES_MEANING.test(segment)) return null;
		forms.push(form ?? " ");
	}
	return forms.join("").replace(/\s+/g, " ").trim();
}

/** Width of a text in ems, without what shaping saves. */
export function widthOf(text: string, fonts: Drawable): number {
	let width = 0;
	for (const { segment } of GRAPHEMES.segment(text)) {
		const advances = fontOf(segment, fonts);
		for (const code of codesOf(segment)) width += advances?.get(code) ?? 1;
	}
	return width;
}
