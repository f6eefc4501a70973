import { type Line, textOf } from "../line";
import { labelledValues } from "../text/labels";
import { isTime } from "../text/time";
import { HOW_WELL, PAIRS } from "../words/skill-words";
import { groupsIn, withoutExplanation, withoutTold } from "./groups";
import { isAcronym, isProduct } from "./products";
import { tagsOf } from "./tags";
import { withWholePoints } from "./whole-points";

const MOST_ITEMS = 100;
const LONGEST_ITEM = 60;
/** A sentence has more words. */
const MOST_WORDS = 7;

/** The number of words of an item without a bracket at its end. */
const wordsOf = (item: string) =>
	item
		.trim()
		.replace(/(?<=^[^()]+)\s\([^()]*\)$/u, "")
		.split(/\s+/).length;

/** Bars and dots that rate a skill. */
const RATING = /[\s(]*(?:[●○•◦★☆⭐■□▪▫▰▱█▓░⬤*]{2,}|\d{1,3}\s?%|\d{1,2}\s?\/\s?(?:5|10))\)?\s*$/u;

const ONLY_LEVEL = new RegExp(`^${HOW_WELL}$`, "i");
/** How well somebody knows something, behind it: "Baking (advanced)", "Roasting – expert (5 years)"; and behind a colon, which is no label's: "Sowing: good". */
const LEVEL = new RegExp(`(?:\\s*[([]${HOW_WELL}(?:, ${HOW_WELL})?[)\\]]|\\s+[–—-]\\s*${HOW_WELL})+$`, "iu");
const LEVEL_BEFORE = new RegExp(`^[([]${HOW_WELL}[)\\]]\\s+`, "iu");
const BEHIND_COLON = new RegExp(`\\s*[:：]\\s*${HOW_WELL}(?=\\s*(?:[,;|•]|$))`, "gi");

/** How long somebody has known what stands before it, in brackets or up to the end: "Baking (5y)", "Baking 5 years of practice". */
const FOR_YEARS =
	/\s*\(\d{1,2}\+? ?(?:y|years?|yrs?|tahun|jahre?|ans|años|anos)\)$|(?<=^\p{Lu}[^\s(]*(?: [^\s(]+)?)\s+\d{1,2}\+? (?:years?|yrs?|tahun|jahre?|ans|años|anos)(?!\p{L}).*$/u;

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
			/[,;|•·●▪∙⋅◆♦❖✓✔¦、，；،؛]/.test(letter) &&
			!(letter === "," && /\d/.test(text[index - 1] ?? "") && /\d/.test(text[index + 1] ?? ""));
		if (between) {
			items.push(item);
			item = "";
		} else item += letter;
	}
	return [...items, item];
}

/** Words for more of the same at the end of a list. */
const MORE =
	/[\s,]*(?<!\p{L})(?:etc|dll|dsb|usw|u\.\s?a|u\.\s?v\.\s?m|and (?:more|others)|dan lain-lain)\.*$|的使用$/iu;

/** The same word in Chinese, behind an enumeration; elsewhere it is the end of a word: "中等", "二级甲等". */
const CHINESE_MORE =
	/(?<=[、,，][^、,，;；]{2,})(?<![甲乙丙一二三上中下平高初同特优劣次对不均相])等(?=\s*(?:[,，;；。]|$))/gu;

/** A remark in brackets rather than further names: "shearing (100 a day on a good day)". */
const REMARK = /\s+\((?:[^\s(),;]+ ){4,}[^\s(),;]+\)$/u;

const tidy = (item: string) =>
	withoutExplanation(item.trim().replace(MORE, "").replace(REMARK, ""))
		.replace(RATING, "")
		.replace(LEVEL, "")
		.replace(LEVEL_BEFORE, "")
		.replace(FOR_YEARS, "")
		.replace(/^(?:and|dan|und|[–—-]|\p{So}+)\s+/iu, "")
		.replace(/[\s.:。]+$/u, "")
		.trim();

const AND = /\s+(?:and|dan|und|et|y|e|&)\s+|(?<=[a-z\d+#])[和与及](?=[a-z])/iu;
const PAIR = new RegExp(`(?<!\\p{L})(?:${PAIRS})(?!\\p{L})`, "iu");
const LONGEST_PRODUCT = 3;

/** The last two items of an enumeration, if both are programs or the like: "Word, PowerPoint and Excel". */
function lastTwo(item: string, at: number, { length }: readonly string[]): string[] {
	const both = item.trim().split(AND);
	const [first = "", second = "", ...others] = both;
	const areShort = both.every((one) => /^\p{Lu}/u.test(one) && one.split(" ").length <= LONGEST_PRODUCT);
	const areProducts = both.some(isProduct) || both.every(isAcronym);
	const isLast = (length > 1 && at === length - 1) || both.every(isProduct);
	return isLast && second && others.length === 0 && areShort && areProducts ? [first, second] : [item];
}

/** Signs between short items that could also stand inside of one, if only one of them is used, and twice: "Go - Rust - SQL". */
function atSigns(text: string): string[] | undefined {
	for (const sign of [/\s+[–—-]\s+/u, /\s+>\s+/, /\s+\+\s+/, /\s+\\\s+/, /(?:^|\s+)#(?=\p{L})/u]) {
		const items = text.split(sign).filter(Boolean);
		const areShort = items.every((item) => item.split(" ").length <= LONGEST_PRODUCT && !/[,;:|]/.test(item));
		if (items.length > 2 && areShort) return items;
	}
	return undefined;
}

/** Both sides of an "and" in a sentence. */
const partsOf = (item: string) => (PAIR.test(item) ? [item] : item.split(AND));

/** The items of a group, also those that a sentence enumerates: "Proficient in Word, PowerPoint and Excel". */
function listIn(group: string): string[] {
	const items = atSigns(group) ?? splitItems(group).flatMap(lastTwo);
	let isTold = false;
	return items.flatMap((item, at) => {
		const rest = withoutTold(item.trim());
		isTold ||= rest !== undefined;
		const next = items[at + 1];
		const isEnd = next === undefined || withoutTold(next.trim()) !== undefined;
		return rest !== undefined || (isTold && isEnd) ? partsOf(rest ?? item) : [item];
	});
}

/** Which system a program runs on: "Excel on PC", "Word for Mac". */
const SYSTEM = /\s+(?:on|for) (?:PC|Mac|Windows|macOS)(?:\s+(?:and|&|or)\s+(?:PC|Mac|Windows|macOS))?[.\s]*$/u;

/** What somebody says not to know. */
const DENIED =
	/^(?:(?:no|without|little) (?:experience|knowledge|skills?|command)|not (?:familiar|experienced|proficient|yet)|(?:tidak|belum) (?:bisa|dapat|menguasai|berpengalaman|memiliki|punya)|keine? (?:erfahrung|kenntnisse)|pas d|sans expérience|sin experiencia|sem experiência|geen ervaring)/i;

/** Labels of facts about a person, which are no skills: "Driving licence: B", "Notice period: 3 months". */
const FACT =
	/^(?:driv(?:ing|er['’]?s?) licen[cs]es?|licen[cs]es?|führerschein(?:e|klassen?)?|permis(?: de conduire)?|rijbewijs|patente|carnet de conducir|carta de condução|sim|last (?:updated|modified)|hobb(?:y|ies)|hobi|hobbys|interests?|minat|interessen|loisirs|aficiones|(?:expected |current )?salary(?: expectations?)?|erwartetes gehalt|gehaltsvorstellung(?:en)?|gaji(?: yang diharapkan)?|notice period|kündigungsfrist|availability|verfügbarkeit|eintrittstermin|nationality|staatsangehörigkeit|marital status|familienstand|date of birth|geburtsdatum|religion|agama|gender|references?|passport|visa(?: status)?|work permit|height|weight|category|categor[ií]a|catégorie|kategorie?)(?:\s*[:：]|\s[–—-]\s)/iu;

/** Items that are no skills: facts about a person, and that there is nothing else. */
const NO_SKILL =
	/^(?:none|nil|n\/a|keine?|aucune?|ninguna?|nessun[oa]|nenhum[a]?|tidak ada|geen|(?:not )?married|single|divorced|widowed|ledig|verheiratet|geschieden|menikah|belum menikah|(?:(?:one|two|three|four|\d) )(?:child(?:ren)?|kids|kinder|anak)|non[- ]smoker|nichtraucher(?:in)?|notice period|date of birth|.*driving licen[cs]e(?: b)?|führerschein(?:(?: klasse)? b)?|permis(?: b)?|rijbewijs(?: b)?|patente(?: b)?|(?:klasse|class|category|kategorie) \p{L}{1,2}\d?)$/iu;
const AMOUNT = /^[$€£¥₹]?\s?\d[\d.,]*\s?(?:[$€£¥₹]|EUR|USD|GBP|CHF|IDR|k)?(?: (?:p\.?a\.?|per (?:year|month)))?$/iu;

/** Mail and web addresses. */
const ADDRESS = /\S@\S+\.\S|:?\/\/|^www\./iu;

/** Whether a line is one of contact data that stands below a list: a number, a mail address, and where somebody lives. */
const isReach = ({ cells }: Line) => /\S@\S+\.\S/.test(cells.join(" ")) && /[|•·]/u.test(cells.join(" "));

const isFact = (item: string) =>
	NO_SKILL.test(item) || ADDRESS.test(item) || AMOUNT.test(item) || (/\d{4}/.test(item) && isTime(item));

/** What a slash doesn't part in two. */
const ONE_THING = /^\s*(?:CI \/ CD|UI \/ UX|UX \/ UI)\b/u;

/** A number in front of a point of a list. */
const NUMBER = /^\d{1,2}[.)]\s+(?=\p{L})/u;

/** Lines without a form about somebody, such as a referee in the column beside: "Name: …", "Company: …". */
function withoutOthers(lines: readonly Line[]): readonly Line[] {
	const kinds = lines.map((line) => labelledValues([line])[0]?.kind);
	const isForm = kinds.includes("name") && (kinds.includes("company") || kinds.includes("title"));
	return isForm ? lines.filter((_, at) => kinds[at] === undefined) : lines;
}

/** Where a sentence ends between two lists: "Sowing, mowing. Baking, roasting." */
const NEXT_LIST = /(?<=\p{Ll}{4}\.|\)\.)\s+(?=\p{Lu})/u;
const LONGEST_IN_LIST = 4;

/** The lists of a text that has several, each of nothing but short items. */
function listsIn(text: string): string[] {
	const lists = text.split(NEXT_LIST);
	const areShort = lists.flatMap(splitItems).every((item) => wordsOf(item) <= LONGEST_IN_LIST);
	return areShort && text.includes(",") ? lists : [text];
}

/** A letter that isn't the name of a language for programs: a font has an icon in its place. */
const ICON = /^(?![CDJRV]$)\p{Script=Latin}$/iu;

/** Items of lists, tables and enumerations, without labels in front of groups; sentences are left out. */
export const itemsOf = (lines: readonly Line[]): string[] =>
	tagsOf(withoutOthers(withWholePoints(lines)).filter((line) => !FACT.test(textOf(line)) && !isReach(line)))
		.filter((cell) => !FACT.test(cell))
		.flatMap(listsIn)
		.flatMap((cell) => groupsIn(cell.replace(NUMBER, "").replace(CHINESE_MORE, "").replace(BEHIND_COLON, "")))
		.flatMap((group) => listIn(group.replace(SYSTEM, "").replace(/[.\s]+$/u, "")))
		.flatMap((item) => (ONE_THING.test(item) ? [item] : item.split(/\s+\/\s+/)))
		.filter((item) => !DENIED.test(item.trim()))
		.map(tidy)
		.filter((item) => !ONLY_LEVEL.test(item) && !isFact(item))
		.filter((item) => !ICON.test(item))
		.filter((item) => /[\p{L}]/u.test(item) && item.length <= LONGEST_ITEM && wordsOf(item) <= MOST_WORDS)
		.slice(0, MOST_ITEMS);
