import type { HelpEntry } from "./help-index";
import { type Fit, fittingWords, placedWords, searchedWords } from "./help-words";
import { partAround, piecesOf, type TextPiece, type TextRange } from "./text-pieces";

/** A search result. */
export interface HelpHit {
	entry: HelpEntry;
	heading: TextPiece[];
	/** Its beginning, or the part with the match. */
	snippet: TextPiece[];
}

/** Maximum number of shown results; more would be no help. */
const MOST_HITS = 8;
/** A result must reach at least this share of the best score. */
const LEAST_PART = 0.4;
/** Length of the shown text around a match, in characters. */
const PART = 160;

/** Score factor for an answer when the whole search equals one of its keywords. */
const WHOLE_KEYWORD = 1.15;

/** A word's score, by field and by quality of the match. */
const FIELDS = { heading: 8, keywords: 4, text: 1 } as const;
const FITS: Record<Fit["kind"], number> = { exact: 1, start: 0.6, typo: 0.4 };
type Field = keyof typeof FIELDS;
const FIELD_NAMES = Object.keys(FIELDS) as Field[];

/** The positions of each word, by field. */
type Places = Record<Field, Map<string, number[]>>;
type Fits = ReadonlyMap<string, Fit>;

function placesIn(text: string): Map<string, number[]> {
	const places = new Map<string, number[]>();
	for (const { word, from } of placedWords(text)) places.set(word, [...(places.get(word) ?? []), from]);
	return places;
}

const textOf = ({ snippet, text }: HelpEntry): string => text ?? snippet;

const wordsOf = (entry: HelpEntry): Places => ({
	heading: placesIn(entry.heading),
	keywords: placesIn(entry.keywords),
	text: placesIn(textOf(entry)),
});

/** A searched word's score for an answer, from the best field and the best match. */
function worthOf(fits: Fits, places: Places): number {
	const worths = FIELD_NAMES.flatMap((field) =>
		[...fits].map(([word, { kind }]) => (places[field].has(word) ? FIELDS[field] * FITS[kind] : 0)),
	);
	return Math.max(0, ...worths);
}

/** Each answer's score: the sum over the searched words; a word counts less the more answers contain it. */
function valuesOf(words: readonly string[], fits: readonly Fits[], places: readonly Places[]): number[] {
	const worths = words.map((word, at) => {
		const each = places.map((fields) => worthOf(fits[at] ?? new Map(), fields) * word.length);
		const having = each.filter(Boolean).length;
		return each.map((worth) => worth / Math.max(having, 1));
	});
	return places.map((_, index) => worths.reduce((sum, each) => sum + (each[index] ?? 0), 0));
}

const isKeyword = ({ keywords }: HelpEntry, words: readonly string[]): boolean =>
	keywords.split(",").some((keyword) => searchedWords(keyword).join() === words.join());

/** Every answer, as listed before the visitor types anything. */
const whole = (entry: HelpEntry): HelpHit => ({
	entry,
	heading: piecesOf(entry.heading, []),
	snippet: piecesOf(entry.snippet, []),
});

const rangesOf = (searched: readonly Fits[], places: Map<string, number[]>): TextRange[] =>
	searched.flatMap((fits) =>
		[...fits].flatMap(([word, { letters }]) =>
			(places.get(word) ?? []).map((from): TextRange => [from, from + letters]),
		),
	);

function hitOf(entry: HelpEntry, places: Places, searched: readonly Fits[]): HelpHit {
	const heading = piecesOf(entry.heading, rangesOf(searched, places.heading));
	const found = rangesOf(searched, places.text);
	const isInSnippet = found.length === 0 || found.some(([, to]) => to < entry.snippet.length);
	if (isInSnippet)
		return {
			entry,
			heading,
			snippet: piecesOf(
				entry.snippet,
				found.filter(([, to]) => to < entry.snippet.length),
			),
		};
	return { entry, heading, snippet: piecesOf(...partAround(textOf(entry), found, PART)) };
}

/**
 * The answers that match a search, best first, at most eight; without a search all of them in order, without the pages
 * beside them. Diacritics and case don't matter, and a word without a match may have one typo. Longer and rarer words count
 * more, so that visitors can type whole questions; a search that equals a synonym of an answer counts most.
 */
export function searchHelp(entries: readonly HelpEntry[], search: string): HelpHit[] {
	if (!search.trim()) return entries.filter(({ panel }) => panel).map(whole);
	const places = entries.map(wordsOf);
	const words = searchedWords(search);
	const known = [...new Set(places.flatMap((fields) => FIELD_NAMES.flatMap((field) => [...fields[field].keys()])))];
	const fits = words.map((word) => fittingWords(word, known));
	const sums = valuesOf(words, fits, places);
	const values = entries.map((entry, index) => (sums[index] ?? 0) * (isKeyword(entry, words) ? WHOLE_KEYWORD : 1));
	const least = Math.max(...values) * LEAST_PART;
	return entries
		.map((entry, index) => ({ entry, places: places[index], value: values[index] ?? 0 }))
		.filter(({ value }) => value > 0 && value >= least)
		.sort((a, b) => b.value - a.value)
		.slice(0, MOST_HITS)
		.flatMap(({ entry, places: fields }) => (fields ? [hitOf(entry, fields, fits)] : []));
}
