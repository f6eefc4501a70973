import { isLevel } from "./levels";
import { mayBeLanguage } from "./rare-languages";

/** A name has at most this many words. */
const MOST_WORDS = 3;
const LONGEST = 200;

/** Marks and small words between names and levels. */
const BETWEEN = /(?:[\s,،;؛:|•·/()[\]–—-]|\.(?=\s|$))+/u;
const SMALL =
	/^(?:and|or|und|et|y|e|en|dan|in|wort|schrift|sprache|skills?|level|can|read|write|speak|reading|writing|speaking|spoken)$/i;

/** What rates a language: a word for a level, a share, or dots. */
const isRating = (word: string) =>
	isLevel(word) || SMALL.test(word) || /^(?:\d{1,3}(?:[.,]\d)?%?|[●○•◦★☆■□▪▫⬤✓✔✗✘*]+|([lno])\1{2,})$/u.test(word);

/** A name with a hyphen, "Serbo-Croatian", and a sign that parts nothing in its place. */
const HYPHENED = /\p{L}+-\p{L}+/gu;
const HYPHEN = "\u2011";

/**
 * Names of languages in a text of nothing but these and their levels, however they are parted: "English Native Dutch
 * Fluent", "English B2 C1 German A1". Nothing if it has another word.
 */
export function languagesInRow(text: string): string[] {
	if (text.length > LONGEST) return [];
	const words = text
		.replace(HYPHENED, (word) => (mayBeLanguage(word) ? word.replace("-", HYPHEN) : word))
		.split(BETWEEN)
		.filter(Boolean)
		.map((word) => word.replace(HYPHEN, "-"));
	const found: string[] = [];
	for (let at = 0; at < words.length; ) {
		const two = words.slice(at, at + 2).join(" ");
		const lengths = Array.from({ length: MOST_WORDS }, (_, index) => MOST_WORDS - index);
		const length = lengths.find((count) => isNameIn(text, words.slice(at, at + count), count)) ?? 0;
		if (length > 0) found.push(words.slice(at, at + length).join(" "));
		// "mother tongue"
		const rating = length > 0 || isRating(words[at] ?? "") ? 1 : 2;
		if (rating > 1 && !isLevel(two)) return [];
		at += Math.max(length, rating);
	}
	return found;
}

/** Whether words that only spaces part in a text are a name. */
const isNameIn = (text: string, words: readonly string[], count: number) => {
	const name = words.join(" ");
	return words.length === count && /^\p{Lu}|^\p{Lo}/u.test(name) && text.includes(name) && mayBeLanguage(name);
};
