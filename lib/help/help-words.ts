import UFuzzy from "@leeoniya/ufuzzy";

/** A word of a text: how it is searched, and where it stands. */
interface PlacedWord {
	word: string;
	from: number;
}

/** How a word of a text fits one that is searched for, and how many of its letters do. */
export interface Fit {
	kind: "exact" | "start" | "typo";
	letters: number;
}

/** Words of a search that count, and their letters. */
const MOST_WORDS = 8;
const LONGEST_WORD = 24;
/** Characters of a search that are read at all. */
const LONGEST_SEARCH = 200;
/** Shorter words have too many others that are nearly the same. */
const LEAST_FOR_TYPO = 4;
/** Letters by which a word with a mistake may be longer or shorter than what was meant. */
const MOST_APART = 2;

const WORD = /[a-z0-9]+/g;

const withTypo = new UFuzzy({ intraMode: 1, interLft: 2 });

/** Letters without their marks, in small letters, one for one, so that places in the text stay the same. */
const folded = (text: string): string => UFuzzy.latinize(text).toLowerCase();

/** The words of a text, with the places where they begin. */
export const placedWords = (text: string): PlacedWord[] =>
	[...folded(text).matchAll(WORD)].map(({ 0: word, index }) => ({ word, from: index }));

/**
 * The words of a search, each once. A single letter counts only while it is what somebody is typing: "C++" asks for
 * nothing that begins with a c.
 */
export function searchedWords(search: string): string[] {
	const text = folded(search.slice(0, LONGEST_SEARCH).normalize("NFC"));
	const words = [...text.matchAll(WORD)].filter(({ 0: word, index }) => word.length > 1 || index === text.length - 1);
	return [...new Set(words.map(([word]) => word.slice(0, LONGEST_WORD)))].slice(0, MOST_WORDS);
}

function meantWords(searched: string, known: readonly string[]): Map<string, Fit> {
	const near = known.filter(({ length }) => Math.abs(length - searched.length) <= MOST_APART);
	const found = withTypo.filter(near, searched) ?? [];
	if (found.length === 0) return new Map();
	const { idx, ranges } = withTypo.info(found, near, searched);
	return new Map(idx.map((index, at) => [near[index] ?? "", { kind: "typo", letters: ranges[at]?.at(-1) ?? 0 }]));
}

/**
 * Which of the words in `known` fit a searched one: it and those that begin with it, or, where there is none, those
 * that would but for one mistake.
 */
export function fittingWords(searched: string, known: readonly string[]): Map<string, Fit> {
	const { length } = searched;
	const begun = known.filter((word) => word.startsWith(searched));
	if (begun.length > 0)
		return new Map(begun.map((word) => [word, { kind: word === searched ? "exact" : "start", letters: length }]));
	return length < LEAST_FOR_TYPO ? new Map() : meantWords(searched, known);
}
