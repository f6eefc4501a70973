/** The direction of a piece of text; "any" follows its surroundings, as punctuation and numbers do. */
export type Way = "ltr" | "rtl" | "any";

/** A piece of text that is drawn as one. */
export interface Piece {
	text: string;
	way: Way;
}

/** Pieces that stay on one line, and whether a space precedes them. */
export interface Unit {
	pieces: readonly Piece[];
	spaced: boolean;
}

/** Letters that are read from right to left. All digits are read from left to right. */
const RTL_LETTERS = "(?:(?!\\p{N})[\\p{Script=Arabic}\\p{Script=Hebrew}])+";
const RTL_RUN = new RegExp(`(${RTL_LETTERS})`, "u");
const RTL_START = new RegExp(`^${RTL_LETTERS}`, "u");

/** Scripts without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const WORDS = new Intl.Segmenter("en", { granularity: "word" });

/** Characters that may not begin a line: closing marks and the ends of sentences. */
const STAYS_BEHIND = /^[\p{Pe}\p{Pf}\p{Po}\u30fc]+$/u;
/** Characters that may not end a line. */
const STAYS_AHEAD = /[\p{Ps}\p{Pi}]$/u;

const GRAPHEMES = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Letters in visual order from left to right, if they are read from right to left. */
const turned = (text: string) =>
	[...GRAPHEMES.segment(text)]
		.map(({ segment }) => segment)
		.reverse()
		.join("");

/** Brackets are mirrored in text that runs from right to left. */
const MIRRORED: Readonly<Record<string, string>> = { "(": ")", ")": "(", "[": "]", "]": "[", "«": "»", "»": "«" };

const mirrored = (text: string) => text.replace(/[()[\]«»]/g, (mark) => MIRRORED[mark] ?? mark);

/** The direction of a whole text: that of its first letter. */
export function wayOf(text: string): "ltr" | "rtl" {
	return RTL_START.test(/\p{L}/u.exec(text)?.[0] ?? "") ? "rtl" : "ltr";
}

/** A word's pieces: several only if right-to-left letters are mixed with other characters. */
function piecesOf(word: string): Piece[] {
	if (!RTL_RUN.test(word)) return [{ text: word, way: /\p{L}/u.test(word) ? "ltr" : "any" }];
	return word
		.split(RTL_RUN)
		.filter(Boolean)
		.map((text) => ({ text, way: RTL_START.test(text) ? "rtl" : /\p{L}/u.test(text) ? "ltr" : "any" }));
}

/** The positions at which a word in a script without spaces may be split. */
function parts(word: string): string[] {
	if (!UNSPACED.test(word)) return [word];
	const found: string[] = [];
	for (const { segment } of WORDS.segment(word)) {
		const last = found.at(-1);
		if (last !== undefined && (STAYS_BEHIND.test(segment) || STAYS_AHEAD.test(last))) {
			found[found.length - 1] = last + segment;
		} else found.push(segment);
	}
	return found;
}

/** A text as units; lines may break between them. */
export function unitsOf(text: string): Unit[] {
	return text
		.split(" ")
		.flatMap((word, index) =>
			parts(word).map((part, at) => ({ pieces: piecesOf(part), spaced: index > 0 && at === 0 })),
		);
}

/** The text of a unit. */
export const textOf = ({ pieces }: Unit): string => pieces.map(({ text }) => text).join("");

/** A line's pieces from left to right: runs against the line's direction are reversed, and their brackets mirrored. */
export function inVisualOrder(pieces: readonly Piece[], base: "ltr" | "rtl"): string[] {
	const ways = pieces.map(({ way }, index) => {
		if (way !== "any") return way;
		const before = pieces.slice(0, index).findLast((piece) => piece.way !== "any")?.way;
		const after = pieces.slice(index).find((piece) => piece.way !== "any")?.way;
		return before === after && before !== undefined ? before : base;
	});
	const runs: { way: Way; texts: string[] }[] = [];
	for (const [index, { text, way }] of pieces.entries()) {
		const own = ways[index] ?? base;
		const shown = way === "rtl" ? turned(text) : own === "rtl" ? mirrored(text) : text;
		const last = runs.at(-1);
		if (last?.way === own) last.texts.push(shown);
		else runs.push({ way: own, texts: [shown] });
	}
	const ordered = runs.map(({ way, texts }) => (way === "rtl" ? texts.reverse() : texts));
	return (base === "rtl" ? ordered.reverse() : ordered).flat();
}
