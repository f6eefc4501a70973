import { type Line, textOf } from "../line";
import type { Section } from "../sections/section";
import { isLanguage } from "./known-languages";
import { deniesLanguages, isDescribed, mayBeWord } from "./sentences";

/** What says in a sentence that somebody speaks the languages behind it. */
const SPEAKS =
	/(?<!\p{L})(?:(?:(?:native|full|professional|working|limited|bilingual|good|excellent) )*(?:proficiency|fluency) in|(?:speaks?|fluent|native|proficient|conversational|(?:bi|tri|multi)lingual(?:(?: \p{L}+){1,2}(?= \())?)(?: fluent(?:ly)?| speaker)?(?: (?:in|of))?|(?:lancar |fasih )?(?:berbahasa|berbicara(?: dalam)?(?: bahasa)?)|(?:lancar|fasih) bahasa|spreche(?: fließend)?|fließend|zweisprachig|parle(?: couramment)?|(?:bi|tri)lingue|hablo|falo|parlo|spreek)(?!\p{L})\s*[:(]?\s*/giu;

/** What stands between languages of an enumeration, and how well the next one is spoken. */
const BETWEEN =
	/^(?:[\s,;/&–-]|(?:and|or|as well as|both|some|also|basic|good|fluent|conversational|intermediate|advanced|working|native|excellent|a little|a bit of|und|sowie|etwas|dan|serta|sedikit|et|un peu d[e'’]|y|un poco de|algo de|e|en)(?!\p{L})|fluently(?!\p{L}))*/iu;

/** The languages that a text begins with, one behind the other. */
function namesAt(text: string): string[] {
	const between = BETWEEN.exec(text)?.[0].length ?? 0;
	const [word = ""] = /^(?:Bahasa )?\p{L}[\p{L}\p{M}’']*/u.exec(text.slice(between)) ?? [];
	const rest = text.slice(between + word.length);
	const [, behind = ""] = /^-(\p{L}+)/u.exec(rest) ?? [];
	const isOther = isDescribed(rest) || (behind !== "" && !isLanguage(behind));
	return isLanguage(word) && !mayBeWord(word) && !isOther ? [word, ...namesAt(rest)] : [];
}

/** A language in front of whoever speaks it: "a German native speaker". */
const SPEAKER = /(?<!\p{L})(\p{L}{4,}) (?:native |mother[- ]tongue )?speaker(?!\p{L})/giu;

/** An item that says that somebody speaks a little of a language: "chaining up, a little Thai". */
const LITTLE =
	/(?:^|, )(?:a little|a bit of|some|basic|conversational|un peu d[e'’]\s?|un poco de|um pouco de|un po['’] di|een beetje|etwas|sedikit)\s*(\p{L}{4,})(?=,|\.?$)/giu;

/** Languages of which the items of a line say so. */
const littleIn = (text: string): string[] =>
	[...text.matchAll(LITTLE)].flatMap(([, name = ""]) => (/^\p{Lu}/u.test(name) ? namesAt(name) : []));

/** Languages in the sentences of a line that say that somebody speaks them: "a cook, fluent in Thai and Welsh". */
const spokenIn = (text: string, isOwn: (before: string) => boolean): string[] =>
	text
		.split(/(?<=[.!?])\s+/)
		.filter((sentence) => !deniesLanguages(sentence))
		.flatMap((sentence) => [
			...[...sentence.matchAll(SPEAKER)]
				.filter(({ index }) => isOwn(sentence.slice(0, index)))
				.flatMap(([, name = ""]) => namesAt(name)),
			...[...sentence.matchAll(SPEAKS)]
				.filter(({ index }) => isOwn(sentence.slice(0, index)))
				.flatMap(({ 0: word, index }) => namesAt(sentence.slice(index + word.length))),
		]);

/** What may stand before such words at the beginning of a sentence. */
const BEGINS = /^(?:I (?:can |am )?|I['’]m )?$/;

/** Sections that are about the candidate as a whole. */
const OWN = new Set<Section["kind"]>(["head", "personal", "summary", "skills", "soft-skills", "hard-skills"]);

/** Languages that sentences about the candidate name; in sections that aren't read, only at the beginning of a line. */
export const spokenLanguages = ({ kind, lines }: Section): string[] =>
	kind === "other" || OWN.has(kind)
		? lines.flatMap((line: Line) => [
				...spokenIn(textOf(line), (before) => kind !== "other" || BEGINS.test(before)),
				...(kind === "other" && !/[:：]/u.test(textOf(line)) ? littleIn(textOf(line)) : []),
			])
		: [];
