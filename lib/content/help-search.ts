import UFuzzy from "@leeoniya/ufuzzy";
import type { HelpEntry } from "./help-index";

/** A piece of a text, and whether it is what was searched for. */
export interface TextPiece {
	text: string;
	isHit: boolean;
}

/** An answer that was found. */
export interface HelpHit {
	entry: HelpEntry;
	heading: TextPiece[];
	snippet: TextPiece[];
}

/** Answers that are shown for a search; more would be no help. */
const MOST_HITS = 8;
/** Words of a search that count, and their letters. */
const MOST_WORDS = 8;
const LONGEST_WORD = 24;
/** Characters of a search that are read at all. */
const LONGEST_SEARCH = 200;

/** What a word counts by where it stands. */
const FIELDS = { heading: 3, keywords: 2, snippet: 1 } as const;
type Field = keyof typeof FIELDS;
const FIELD_NAMES = Object.keys(FIELDS) as Field[];

/** A found answer must count at least this part of what the best one counts. */
const LEAST_PART = 0.5;
/** Shorter words are found only where a word begins. */
const SHORT = 4;

const inWords = new UFuzzy();
const atStarts = new UFuzzy({ interLft: 2 });
const withTypos = new UFuzzy({ intraMode: 1 });

type Range = readonly [from: number, to: number];

/** Letters without their marks, in small letters, one for one, so that places in the text stay the same. */
const folded = (text: string): string => UFuzzy.latinize(text).toLowerCase();

const wordsOf = (search: string): string[] => {
	const words = folded(search.slice(0, LONGEST_SEARCH).normalize("NFC")).match(/[a-z0-9]+/g) ?? [];
	return [...new Set(words.map((word) => word.slice(0, LONGEST_WORD)))].slice(0, MOST_WORDS);
};

/** Where a word stands first in each of the texts that have it. */
function placesOf(word: string, texts: readonly string[], engine: UFuzzy): Map<number, Range> {
	const found = engine.filter([...texts], word) ?? [];
	if (found.length === 0) return new Map();
	const { idx, ranges } = engine.info(found, [...texts], word);
	return new Map(idx.map((index, at) => [index, [ranges[at]?.[0] ?? 0, ranges[at]?.at(-1) ?? 0]]));
}

type Places = Record<Field, Map<number, Range>>;

/** Where a word stands in the answers: as it was typed, or else as it may have been meant. */
function findWord(word: string, texts: Record<Field, string[]>): Places {
	const placesBy = (engine: UFuzzy): Places => ({
		heading: placesOf(word, texts.heading, engine),
		keywords: placesOf(word, texts.keywords, engine),
		snippet: placesOf(word, texts.snippet, engine),
	});
	const exact = placesBy(word.length < SHORT ? atStarts : inWords);
	return FIELD_NAMES.some((field) => exact[field].size > 0) ? exact : placesBy(withTypos);
}

/** A text in pieces, by the places of what was found in it. */
function piecesOf(text: string, ranges: readonly Range[]): TextPiece[] {
	const pieces: TextPiece[] = [];
	let end = 0;
	for (const [from, to] of [...ranges].sort((a, b) => a[0] - b[0])) {
		if (to <= end) continue;
		const start = Math.max(from, end);
		if (start > end) pieces.push({ text: text.slice(end, start), isHit: false });
		pieces.push({ text: text.slice(start, to), isHit: true });
		end = to;
	}
	if (end < text.length) pieces.push({ text: text.slice(end), isHit: false });
	return pieces;
}

/** What a word counts for an answer: its length, times its best place, and less the more answers have it. */
function worthOf(word: string, places: Places, index: number): number {
	const having = new Set(FIELD_NAMES.flatMap((field) => [...places[field].keys()]));
	const best = Math.max(0, ...FIELD_NAMES.map((field) => (places[field].has(index) ? FIELDS[field] : 0)));
	return best === 0 ? 0 : (word.length * best) / having.size;
}

/** Every answer, as it is listed before anything is typed. */
const whole = (entry: HelpEntry): HelpHit => ({
	entry,
	heading: piecesOf(entry.heading, []),
	snippet: piecesOf(entry.snippet, []),
});

/**
 * The answers that fit a search, best first, at most eight; all of them in order while nothing is typed. Marks and
 * capitals don't matter, and a word that stands nowhere may have one mistake. Not every word must be found, so that
 * questions can be asked in full.
 */
export function searchHelp(entries: readonly HelpEntry[], search: string): HelpHit[] {
	if (!search.trim()) return entries.map(whole);
	const words = wordsOf(search);
	const texts = {
		heading: entries.map(({ heading }) => folded(heading)),
		keywords: entries.map(({ keywords }) => folded(keywords)),
		snippet: entries.map(({ snippet }) => folded(snippet)),
	};
	const places = words.map((word) => findWord(word, texts));
	const values = entries.map((_, index) =>
		words.reduce((sum, word, at) => sum + (places[at] ? worthOf(word, places[at], index) : 0), 0),
	);
	const least = Math.max(...values) * LEAST_PART;
	const rangesOf = (field: Field, index: number) =>
		places.map((place) => place[field].get(index)).filter((range) => range !== undefined);
	return entries
		.map((entry, index) => ({ entry, index, value: values[index] ?? 0 }))
		.filter(({ value }) => value > 0 && value >= least)
		.sort((a, b) => b.value - a.value)
		.slice(0, MOST_HITS)
		.map(({ entry, index }) => ({
			entry,
			heading: piecesOf(entry.heading, rangesOf("heading", index)),
			snippet: piecesOf(entry.snippet, rangesOf("snippet", index)),
		}));
}
