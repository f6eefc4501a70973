import type { Line } from "../line";
import { namesIn } from "../text/names-in";
import { splitItems } from "./items";

/** Names that aren't the name of a language in one of the languages below. */
const KNOWN = new Set(
	(
		"mandarin|mandarin chinese|simplified chinese|traditional chinese|cantonese|tagalog|filipino|farsi|balinese|batak|minang|minangkabau|madurese|bugis|tionghoa|" +
		"indonesia|inggris|jawa|sunda|melayu|jepang|korea|arab|prancis|perancis|jerman|spanyol|portugis|italia|belanda|rusia|turki|bali|madura|" +
		"bahasa indonesia|bahasa inggris|bahasa melayu|hokkien|hakka|teochew|sign language|american sign language|british sign language|" +
		"bahasa isyarat|brazilian portuguese|flemish|castilian|castellano|burmese|swiss german|slovene|kiswahili|" +
		"tiếng anh|tiếng việt|英语|英文|中文|普通话|汉语|日语|国语|粤语|العربية|الإنجليزية|الانجليزية"
	).split("|"),
);

for (const name of namesIn("language").names) KNOWN.add(name);
/** Native names of languages that CVs in other languages use too. */
for (const code of ["de", "fr", "es", "pt", "nl", "pl", "it", "ja", "ko", "ru", "tr", "sv"]) {
	const name = new Intl.DisplayNames([code], { type: "language" }).of(code);
	if (name) KNOWN.add(name.toLowerCase());
}

const bare = (text: string) =>
	text
		.toLowerCase()
		.replace(/^bahasa\s+(?=\S)/, "")
		.trim();

/** Whether a text names a spoken language, in one of the languages that CVs are read in. */
export const isLanguage = (text: string): boolean => KNOWN.has(bare(text)) || KNOWN.has(text.toLowerCase().trim());

/** The boundary between a language's name and its level. */
const LEVEL =
	/\s*(?:[(:：–—|/]|\s-\s|\d|[●○•◦★☆■□▪▫*]|\b(?:native|mother tongue|fluent|fluently|proficient|advanced|intermediate|basic|beginner|elementary|conversational|professional|working|limited|full|business|bilingual|good|excellent|very|upper|pre-intermediate|toefl|ielts|toeic|jlpt|[abc][12]|aktif|pasif|fasih|lancar|menengah|dasar|mahir|penutur|ibu|sangat|cukup|baik|lisan|tulisan|level|muttersprache|fließend|verhandlungssicher|grundkenntnisse|courant|langue|maternelle|nativo|nativa|fluido|intermedio|básico|fluente|moedertaal|vloeiend)\b).*$/iu;

/** Words before a language's name: "Fluent in Spanish", "Native English". */
const BEFORE =
	/^(?:(?:and|dan|fluent|fluently|native|proficient|conversational|basic|advanced|intermediate|professional|business|written|spoken|some)\s+)+(?:in\s+)?/i;

const nameIn = (item: string): string => {
	const name = item.replace(LEVEL, "").trim();
	return name && isLanguage(name) ? name : item.replace(BEFORE, "").replace(LEVEL, "").trim();
};

/**
 * Names of languages in the language sections, without levels. A text that isn't a language's name is left out: such a
 * section is short, and the text after it often belongs to no section.
 */
export function readLanguages(lines: readonly Line[]): string[] {
	return lines
		.flatMap(({ cells }) => cells.flatMap(splitItems))
		.flatMap((item) => [item, ...item.split(/\s+(?:and|dan|&|und|et|y|e|en)\s+|\s*\/\s*/)])
		.map((item) => nameIn(item.trim()))
		.filter((name, index, all) => isLanguage(name) && all.indexOf(name) === index);
}
