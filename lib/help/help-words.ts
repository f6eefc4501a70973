import UFuzzy from "@leeoniya/ufuzzy";

/** A word of a text: its normalised form, and its position. */
interface PlacedWord {
	word: string;
	from: number;
}

/** How a word of a text matches a searched one, and how many of its letters do. */
export interface Fit {
	kind: "exact" | "start" | "typo";
	letters: number;
}

/** Maximum number of words in a search, and of letters in each. */
const MOST_WORDS = 8;
const LONGEST_WORD = 24;
/** Maximum length of a search, in characters. */
const LONGEST_SEARCH = 200;
/** Shorter words have too many similar ones. */
const LEAST_FOR_TYPO = 4;
/** How many letters longer or shorter a misspelt word may be. */
const MOST_APART = 2;

const WORD = /[a-z0-9]+/g;

const withTypo = new UFuzzy({ intraMode: 1, interLft: 2 });

/** Letters without diacritics, in lower case, one for one, so that positions in the text stay the same. */
const folded = (text: string): string => UFuzzy.latinize(text).toLowerCase();

/** The words of a text, with their positions. */
export const placedWords = (text: string): PlacedWord[] =>
	[...folded(text).matchAll(WORD)].map(({ 0: word, index }) => ({ word, from: index }));

/**
 * The words of a search, without duplicates. A single letter counts only while the visitor is typing it: "C++" doesn't match
 * words that begin with a c.
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
 * The words in `known` that match a searched one: the word itself and those that begin with it, or, if there are none, those
 * that match with one typo.
 */
export function fittingWords(searched: string, known: readonly string[]): Map<string, Fit> {
	const { length } = searched;
	const begun = known.filter((word) => word.startsWith(searched));
	if (begun.length > 0)
		return new Map(begun.map((word) => [word, { kind: word === searched ? "exact" : "start", letters: length }]));
	return length < LEAST_FOR_TYPO ? new Map() : meantWords(searched, known);
}
