import type { Line } from "../line";
import { isTime } from "../text/time";
import { tagsOf } from "./tags";

const MOST_ITEMS = 100;
const LONGEST_ITEM = 60;

/** Bars and dots that rate a skill. */
const RATING = /[\s(]*(?:[●○•◦★☆■□▪▫⬤*]{2,}|\d{1,3}\s?%|\d{1,2}\s?\/\s?(?:5|10))\)?\s*$/u;

/** How well somebody knows something. */
const HOW_WELL =
	"(?:advanced|intermediate|basics?|beginner|elementary|expert|experienced|proficient|skill?ful|skilled|novice|native|fluent|good|very good|excellent|mahir|menengah|dasar|lanjutan|pemula|(?:sangat )?baik|cukup|fortgeschritten|grundkenntnisse|(?:sehr )?gut|avancée?|intermédiaire|débutante?|(?:très )?bien|avanzad[oa]|intermedi[oa]|básic[oa]|(?:muy )?buen[oa]|avançad[oa]|intermediári[oa]|(?:muito )?bom|gevorderd|basis|goed|uitstekend|(?:less than |more than |over )?\\d+\\+? (?:years?|yrs?|months?|tahun|bulan|jahre?|ans?|años?|anos?))";
const ONLY_LEVEL = new RegExp(`^${HOW_WELL}$`, "i");
/** The same behind a skill: "Baking (advanced)", "Roasting – expert"; and behind a colon, which is no label's: "Sowing: good". */
const LEVEL = new RegExp(`\\s*\\(${HOW_WELL}\\)$|\\s+[–—-]\\s*${HOW_WELL}$`, "i");
const BEHIND_COLON = new RegExp(`\\s*[:：]\\s*${HOW_WELL}(?=\\s*(?:[,;|•]|$))`, "gi");

/** How long somebody has known what stands before it, up to the end: "Baking 5 years of practice". */
const FOR_YEARS = /(?<=^\p{Lu}\S*(?: \S+)?)\s+\d{1,2}\+? (?:years?|yrs?|tahun|jahre?|ans|años|anos)(?!\p{L}).*$/u;

/** Splits at commas and the like, but not inside brackets. */
export function splitItems(text: string): string[] {
	const items: string[] = [];
	let depth = 0;
	let item = "";
	for (const [index, letter] of [...text].entries()) {
		if (letter === "(") depth += 1;
		if (letter === ")") depth -= 1;
		const between =
			depth <= 0 &&
			/[,;|•·●▪、，；،؛]/.test(letter) &&
			!(letter === "," && /\d/.test(text[index - 1] ?? "") && /\d/.test(text[index + 1] ?? ""));
		if (between) {
			items.push(item);
			item = "";
		} else item += letter;
	}
	return [...items, item];
}

const tidy = (item: string) =>
	item
		.trim()
		.replace(RATING, "")
		.replace(LEVEL, "")
		.replace(FOR_YEARS, "")
		.replace(/^(?:(?:and|dan)|[–—-])\s+/iu, "")
		.replace(/[\s.:]+$/u, "")
		.trim();

/** A label in front of a group of items: "Databases: MySQL, PostgreSQL". */
const GROUP = /^[^:：,;]{2,40}[:：]\s*/u;

/** The words before skills in a sentence: "Proficient in Windows and Linux". */
const TOLD =
	/^(?:I (?:am|have|possess) (?:an? )?)?(?:(?:(?:highly |very )?(?:proficient|experienced|skilled|fluent|competent|confident|familiar|comfortable|expert|versed)|(?:good |solid |strong |working |basic |advanced )?(?:knowledge|experience|command|understanding)) (?:in|with|of)|(?:menguasai|mahir)(?: (?:dalam|menggunakan))?) /i;

/** Skills in a few words of a sentence. */
function outOfSentence(item: string): string[] {
	const rest = item.trim().replace(TOLD, "");
	return rest === item.trim() ? [item] : rest.split(/\s+(?:and|dan|&)\s+/);
}

/** Names of programs and languages: capitals or digits inside of a word, and those that everybody knows. */
const PRODUCT =
	/\p{Ll}\p{Lu}|\p{L}\d|[+#]|(?:^|\s)(?:Word|Excel|Access|Outlook|Publisher|Windows|Linux|Photoshop|Illustrator|Java|Python|Acrobat|Visual Basic)$/u;
const ACRONYM = /^\p{Lu}{2,5}$/u;
const LONGEST_PRODUCT = 3;

/** The last two items of an enumeration, if both are programs or the like: "Word, PowerPoint and Excel". */
function lastTwo(item: string, at: number, { length }: readonly string[]): string[] {
	const both = item.trim().split(/\s+(?:and|dan|und|et|y|e|&)\s+/u);
	const [first = "", second = "", ...others] = both;
	const areShort = both.every((one) => /^\p{Lu}/u.test(one) && one.split(" ").length <= LONGEST_PRODUCT);
	const areProducts = both.some((one) => PRODUCT.test(one)) || both.every((one) => ACRONYM.test(one));
	const isLast = (length > 1 && at === length - 1) || both.every((one) => PRODUCT.test(one));
	return isLast && second && others.length === 0 && areShort && areProducts ? [first, second] : [item];
}

/** Which system a program runs on: "Excel on PC", "Word for Mac". */
const SYSTEM = /\s+(?:on|for) (?:PC|Mac|Windows|macOS)(?:\s+(?:and|&|or)\s+(?:PC|Mac|Windows|macOS))?[.\s]*$/u;

/** What somebody says not to know. */
const DENIED =
	/^(?:(?:no|without|little) (?:experience|knowledge|skills?|command)|not (?:familiar|experienced|proficient|yet)|(?:tidak|belum) (?:bisa|dapat|menguasai|berpengalaman|memiliki|punya)|keine? (?:erfahrung|kenntnisse)|pas d|sans expérience|sin experiencia|sem experiência|geen ervaring)/i;

/** Labels of facts about a person, which are no skills: "Driving licence: B", "Notice period: 3 months". */
const FACT =
	/^(?:driv(?:ing|er['’]?s?) licen[cs]es?|licen[cs]es?|führerschein(?:e|klassen?)?|permis(?: de conduire)?|rijbewijs|patente|carnet de conducir|carta de condução|sim|hobb(?:y|ies)|hobi|hobbys|interests?|minat|interessen|loisirs|aficiones|(?:expected |current )?salary(?: expectations?)?|erwartetes gehalt|gehaltsvorstellung(?:en)?|gaji(?: yang diharapkan)?|notice period|kündigungsfrist|availability|verfügbarkeit|eintrittstermin|nationality|staatsangehörigkeit|marital status|familienstand|date of birth|geburtsdatum|religion|agama|gender|references?|passport|visa(?: status)?|work permit|height|weight)\s*[:：]/iu;

/** Items that are no skills: facts about a person, and that there is nothing else. */
const NO_SKILL =
	/^(?:none|nil|n\/a|keine?|aucune?|ninguna?|nessun[oa]|nenhum[a]?|tidak ada|geen|(?:not )?married|single|divorced|widowed|ledig|verheiratet|geschieden|menikah|belum menikah|(?:(?:one|two|three|four|\d) )(?:child(?:ren)?|kids|kinder|anak)|non[- ]smoker|nichtraucher(?:in)?|notice period|date of birth|.*driving licen[cs]e(?: b)?|führerschein(?:(?: klasse)? b)?|permis(?: b)?|rijbewijs(?: b)?|patente(?: b)?|(?:klasse|class|category|kategorie) \p{L}{1,2}\d?)$/iu;
const AMOUNT = /^[$€£¥₹]?\s?\d[\d.,]*\s?(?:[$€£¥₹]|EUR|USD|GBP|CHF|IDR|k)?(?: (?:p\.?a\.?|per (?:year|month)))?$/iu;

const isFact = (item: string) => NO_SKILL.test(item) || AMOUNT.test(item) || (/\d{4}/.test(item) && isTime(item));

/** Items of lists, tables and enumerations, without labels in front of groups; sentences are left out. */
export const itemsOf = (lines: readonly Line[]): string[] =>
	tagsOf(lines)
		.filter((cell) => !FACT.test(cell))
		.map((cell) => cell.replace(BEHIND_COLON, "").replace(GROUP, ""))
		.flatMap((cell) => splitItems(cell.replace(SYSTEM, "").replace(/[.\s]+$/u, "")).flatMap(lastTwo))
		.flatMap((item) => item.split(/\s+\/\s+/))
		.filter((item) => !DENIED.test(item.trim()))
		.flatMap(outOfSentence)
		.map(tidy)
		.filter((item) => !ONLY_LEVEL.test(item) && !isFact(item))
		.filter((item) => /[\p{L}]/u.test(item) && item.length <= LONGEST_ITEM && item.split(" ").length <= 7)
		.slice(0, MOST_ITEMS);
