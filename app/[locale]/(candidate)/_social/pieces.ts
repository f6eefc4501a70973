/** Which way a piece of text runs; "any" takes the way of what stands around it, as punctuation and numbers do. */
export type Way = "ltr" | "rtl" | "any";

/** A piece of text that is drawn as one. */
export interface Piece {
	text: string;
	way: Way;
}

/** Pieces that no line may part, and whether a space goes before them. */
export interface Unit {
	pieces: readonly Piece[];
	spaced: boolean;
}

/** Letters that are read from right to left. Digits, theirs too, are read from left to right. */
const RTL_LETTERS = "(?:(?!\\p{N})[\\p{Script=Arabic}\\p{Script=Hebrew}])+";
const RTL_RUN = new RegExp(`(${RTL_LETTERS})`, "u");
const RTL_START = new RegExp(`^${RTL_LETTERS}`, "u");

/** Scripts that put no spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const WORDS = new Intl.Segmenter("en", { granularity: "word" });

/** What may not begin a line: closing marks, and whatever ends a sentence. */
const STAYS_BEHIND = /^[\p{Pe}\p{Pf}\p{Po}\u30fc]+$/u;
/** What may not end one. */
const STAYS_AHEAD = /[\p{Ps}\p{Pi}]$/u;

const GRAPHEMES = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Letters as they stand from left to right, where they are read from right to left. */
const turned = (text: string) =>
	[...GRAPHEMES.segment(text)]
		.map(({ segment }) => segment)
		.reverse()
		.join("");

/** Brackets look the other way where text runs from right to left. */
const MIRRORED: Readonly<Record<string, string>> = { "(": ")", ")": "(", "[": "]", "]": "[", "«": "»", "»": "«" };

const mirrored = (text: string) => text.replace(/[()[\]«»]/g, (mark) => MIRRORED[mark] ?? mark);

/** Which way a text runs as a whole: that of its first letter. */
export function wayOf(text: string): "ltr" | "rtl" {
	return RTL_START.test(/\p{L}/u.exec(text)?.[0] ?? "") ? "rtl" : "ltr";
}

/** A word's pieces: one, but where letters from right to left stand beside anything else. */
function piecesOf(word: string): Piece[] {
	if (!RTL_RUN.test(word)) return [{ text: word, way: /\p{L}/u.test(word) ? "ltr" : "any" }];
	return word
		.split(RTL_RUN)
		.filter(Boolean)
		.map((text) => ({ text, way: RTL_START.test(text) ? "rtl" : /\p{L}/u.test(text) ? "ltr" : "any" }));
}

/** The places where a word in a script without spaces may be parted. */
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

/** A text as units between which its lines may end. */
export function unitsOf(text: string): Unit[] {
	return text
		.split(" ")
		.flatMap((word, index) =>
			parts(word).map((part, at) => ({ pieces: piecesOf(part), spaced: index > 0 && at === 0 })),
		);
}

/** What a unit says. */
export const textOf = ({ pieces }: Unit): string => pieces.map(({ text }) => text).join("");

/** A line's pieces from left to right: runs against the line's way are turned round, and the brackets in them. */
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
