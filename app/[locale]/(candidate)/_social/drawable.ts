import type { Advances } from "@/lib/server/fonts/characters";
import { joinArabic } from "./arabic";

/** The fonts of a picture, in order of preference. */
export type Drawable = readonly { advances: Advances }[];

const GRAPHEMES = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Modifiers that turn the character before them into an emoji or into a variant that no font here has. */
const SELECTORS = /[\ufe00-\ufe0f\u20e3]/g;

/** Optional vowel signs of Arabic and Hebrew, which the library would misplace. */
const VOWEL_SIGNS = /(?<=[\p{Script=Arabic}\p{Script=Hebrew}])\p{Mn}+/gu;

const ARABIC = /\p{Script=Arabic}/u;
const CARRIES_MEANING = /[\p{L}\p{N}\p{M}]/u;

const codesOf = (text: string) => [...text].map((character) => character.codePointAt(0) ?? 0);

/** The font for a character with all its marks: the first one that has the character must have the marks too. */
function fontOf(grapheme: string, fonts: Drawable): Advances | undefined {
	const [base = 0, ...marks] = codesOf(grapheme);
	const advances = fonts.find((font) => font.advances.has(base))?.advances;
	return advances && marks.every((mark) => advances.has(mark)) ? advances : undefined;
}

const plain = (text: string) => joinArabic(text.normalize("NFC").replace(SELECTORS, "").replace(VOWEL_SIGNS, ""));

/**
 * The forms in which a character may be drawn. An Arabic letter has exactly one, which must not be decomposed again.
 */
const formsOf = (grapheme: string) => (ARABIC.test(grapheme) ? [grapheme] : [grapheme, grapheme.normalize("NFKC")]);

/**
 * A text that the fonts can draw: emoji and other missing signs are removed, rare forms of letters become common ones.
 * Null if a letter, mark or digit would be missing, because the text would be unreadable.
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

/** Width of a text in ems, ignoring what shaping saves. */
export function widthOf(text: string, fonts: Drawable): number {
	let width = 0;
	for (const { segment } of GRAPHEMES.segment(text)) {
		const advances = fontOf(segment, fonts);
		for (const code of codesOf(segment)) width += advances?.get(code) ?? 1;
	}
	return width;
}
