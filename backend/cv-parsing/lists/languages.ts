import type { Line } from "../line";
import { splitItems } from "./items";

const KNOWN = new Set(
	(
		"english|indonesian|malay|javanese|sundanese|mandarin|chinese|cantonese|japanese|korean|arabic|french|german|spanish|" +
		"portuguese|italian|dutch|russian|polish|czech|slovak|ukrainian|turkish|hindi|urdu|bengali|tamil|telugu|punjabi|thai|" +
		"vietnamese|tagalog|filipino|greek|hebrew|swedish|norwegian|danish|finnish|hungarian|romanian|bulgarian|serbian|" +
		"croatian|persian|farsi|swahili|balinese|batak|minang|minangkabau|madurese|bugis|latin|catalan|indonesia|inggris|jawa|sunda|" +
		"melayu|tionghoa|jepang|korea|arab|prancis|perancis|jerman|spanyol|portugis|italia|belanda|rusia|turki|bali|madura|" +
		"bahasa indonesia|bahasa inggris|deutsch|englisch|français|español|polski|hokkien|sign language|bahasa isyarat"
	).split("|"),
);

const bare = (text: string) =>
	text
		.toLowerCase()
		.replace(/^bahasa\s+(?=\S)/, "")
		.trim();

/** Whether a text is the name of a language that people speak, in English or Indonesian. */
export const isLanguage = (text: string): boolean => KNOWN.has(bare(text)) || KNOWN.has(text.toLowerCase().trim());

/** Where a language's name ends and how well it is known begins. */
const LEVEL =
	/\s*(?:[(:：–—|/]|\s-\s|\d|[●○•◦★☆■□▪▫*]|\b(?:native|mother tongue|fluent|fluently|proficient|advanced|intermediate|basic|beginner|elementary|conversational|professional|working|limited|full|business|bilingual|good|excellent|very|upper|pre-intermediate|toefl|ielts|toeic|jlpt|[abc][12]|aktif|pasif|fasih|lancar|menengah|dasar|mahir|penutur|ibu|sangat|cukup|baik|lisan|tulisan|level)\b).*$/iu;

const FILLER = /^(?:speaking|writing|reading|listening|lisan|tulisan|spoken|written|oral|score|skor)$/i;

/** Names of languages in the language sections, without how well they are known. */
export function readLanguages(lines: readonly Line[]): string[] {
	const items = lines.flatMap((line) =>
		splitItems(line.cells.slice(0, 1).join(" ")).concat(
			line.cells.slice(1).filter((cell) => isLanguage(cell.replace(LEVEL, ""))),
		),
	);
	const names = items
		.flatMap((item) => item.split(/\s+(?:and|dan|&)\s+/))
		.map((item) => item.replace(LEVEL, "").trim());
	const usable = names.filter((name) => /\p{L}{2}/u.test(name) && name.length <= 40 && name.split(" ").length <= 3);
	return usable.filter((name) => isLanguage(name) || (/^\p{Lu}/u.test(name) && !FILLER.test(name)));
}
