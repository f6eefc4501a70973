import { isTown } from "../contact/known-towns";
import { isHome } from "../contact/places";
import { type Line, textOf } from "../line";

/** A headline has few words; a sentence below the name has more. */
const MOST_WORDS = 6;
/** Shorter words tell nothing: "and", "der". */
const LEAST_LETTERS = 4;

const wordsOf = (text: string): string[] =>
	(text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []).filter((word) => word.length >= LEAST_LETTERS);

/** Words of the occupation below a candidate's name: "Wool Classer". Companies may have those of names and places too. */
export function headlineWords(lines: readonly Line[], name = ""): ReadonlySet<string> {
	const own = new Set(wordsOf(name));
	const texts = lines.filter(({ bullet }) => !bullet).map(textOf);
	const told = texts.filter((text) => !/[\d@:]/.test(text) && text.split(" ").length <= MOST_WORDS && !isHome(text));
	return new Set(told.flatMap(wordsOf).filter((word) => !own.has(word) && !isTown(word)));
}

/** How surely the first of two names is the position, as a candidate's headline tells: 1, -1, or 0 if it doesn't. */
export function orderByHeadline(names: readonly string[], headline: ReadonlySet<string>): number {
	const [first, second] = names.map((name) => wordsOf(name).some((word) => headline.has(word)));
	return first === second ? 0 : first ? 1 : -1;
}
