import type { Line } from "../line";
import { headingOf } from "../sections/headings";
import { splitItems } from "./items";
import { isLanguage } from "./known-languages";
import { behindHeading, behindLanguageLabel, isLanguageLabel, MOTHER_TONGUE_WORDS } from "./language-labels";
import { languagesInRow } from "./language-row";
import { isLevel, LEVEL } from "./levels";
import { isProduct } from "./products";
import { mayBeLanguage } from "./rare-languages";
import { deniesLanguages, mayBeWord, SPEAKS, wordsIn } from "./sentences";
import { withWholeNames } from "./whole-languages";

/** Words for how well somebody speaks a language, which no program has. */
const SPOKEN =
	"native|mother ?tongue|fluent|conversational|bilingual|fasih|penutur|bahasa ibu|muttersprach|flie(?:ß|ss)end|langue maternelle|courant|nativ[oa]|lengua materna|língua materna|fluido|fluente|moedertaal|vloeiend|madrelingua|母语|流利";

/** Levels that only spoken languages have, behind a bracket, a dash or a colon, or a level of the European framework. */
const SPOKEN_LEVEL = new RegExp(`(?:^|[^\\p{L}\\d])[abc][12](?![\\p{L}\\d])|[(:：|–—-]\\s*(?:${SPOKEN})`, "iu");
/** One of these words directly behind a language: "Thai fluent in writing". */
const BEGINS_SPOKEN = new RegExp(`^\\s(?:${SPOKEN})(?: (?:in|en|dalam) |[ ,;(]|$)`, "iu");

/** Words before a language's name: "Fluent in Spanish", "Native English", "Mother tongue: Thai". */
const BEFORE = new RegExp(
	`^(?:(?:and|dan|i?gcse|a-levels?|o-levels?|abitur|a little|little|sedikit|etwas|un peu de|un poco de|algo de|um pouco de|een beetje|fluent|fluently|native|proficient|conversational|basic|advanced|intermediate|professional|business|written|spoken|some|good|excellent|very|sehr|gutes?|fließend(?:es)?|verhandlungssicher(?:es)?|${MOTHER_TONGUE_WORDS})[\\s:]+)+(?:in\\s+)?`,
	"i",
);

/** Words in such a section that stand before a level, but name no language. */
const NO_LANGUAGE =
	/^(?:levels?|niveaux?|niveles?|niveis|níveis|livell[oi]|tingkat|stufen?|reading|listening|speaking|writing|understanding|spoken|written|overall|skills?|languages?|others?|both|very|cefr|delf|dalf|dele|goethe|cambridge|hsk|topik|communication|self[- ]assessment|presentations?|correspondence|computers?|office|driving|typing|java|javascript|typescript|python|rust|ruby|php|swift|kotlin|scala|perl|pascal|fortran|cobol|haskell|matlab|sql|html|css|excel|word|powerpoint|photoshop|test|score|certificate|working|also|i|am|is|are|in)(?!\p{L})/iu;

/** Whether a text in a section of languages names none, but a level or what somebody can do in one: "B2", "Reading". */
export const isAboutLanguages = (text: string): boolean =>
	isLevel(text) ||
	/(?<!\p{L})(?:speaks?|spreche|parle|hablo|falo|parlo|spreek|berbicara)(?!\p{L})/iu.test(text) ||
	/^(?:reading|writing|listening|speaking|spoken|written|understanding)$/iu.test(text.trim());

/** A language that isn't known, told by its level alone: "Klingon (B2)". Programs have levels too: "Java (advanced)". */
function unknownIn(item: string): string | undefined {
	const at = item.search(LEVEL);
	const name = item.slice(0, at).trim();
	const isName = at > 0 && /^\p{L}[\p{Ll}’'-]+(?: \p{Lu}[\p{Ll}’'-]+)?$/u.test(name) && !NO_LANGUAGE.test(name);
	return isName && isLevel(item.slice(at)) && SPOKEN_LEVEL.test(item.slice(at)) ? name : undefined;
}

/** What stands behind a language that somebody doesn't speak: "German: none". */
const NO_LEVEL = /[:(–—-]\s*(?:none|nil|no|keine?|tidak ada|aucune?|ninguno|nenhum|geen|nessuno)\)?\s*$/iu;

/** "Englischkenntnisse", "اللغة العربية" */
const KNOWLEDGE = /(?<=\p{Ll}isch)kenntnisse(?!\p{L})|^اللغة\s+/u;

const nameIn = (text: string): string => {
	if (NO_LEVEL.test(text)) return "";
	// Flags and other icons.
	const item = text.replace(/^[^\p{L}]+/u, "").replace(KNOWLEDGE, "");
	const name = item.replace(LEVEL, "").trim();
	const known = name && mayBeLanguage(name) ? name : item.replace(BEFORE, "").replace(LEVEL, "").trim();
	return mayBeLanguage(known) ? known : (unknownIn(item) ?? "");
};

const AND = /\s+(?:and|dan|&|und|et|y|e|en)\s+|\s*\/\s*/;

/** Names of languages with only spaces or dashes between them, as small gaps between labels leave them: "English Thai". */
function spaced(item: string): string[] {
	const words = item.trim().split(/\s+[–—-]\s+|\s/u);
	return words.length > 1 && !isLanguage(item) && words.every(isLanguage) ? words : [item];
}

/** Texts of a line: its cells, and what only small gaps part if each of these names a language or a level. */
function textsOf({ cells, parts = [] }: Line): readonly string[] {
	const areNamed = parts.length > 1 && parts.every((part) => isLevel(part) || nameIn(part) !== "");
	return areNamed ? parts : cells;
}

/** Cells of a line, each with the level in the cell behind it. */
const withLevels = (cells: readonly string[]) =>
	cells.map((cell, at) => (isLevel(cells[at + 1] ?? "") ? `${cell} (${cells[at + 1]})` : cell));

/** "Languages spoken: English, Thai" without what stands before the names. */
const withoutLabel = (cell: string) =>
	behindLanguageLabel(cell) ??
	cell.replace(/^([^:：,]{3,40})[:：]\s*(?=\S)/u, (all, label: string) =>
		SPEAKS.test(label) && !isLanguage(nameIn(label)) ? "" : all,
	);

/** The end of a language and its level, and the beginning of the next: "Engels: goed. Duits: matig". */
const NEXT_RATED =
	/(?<=[\p{L}\p{N})])(?:(?:\.|\s+[–—-])\s+(?=\p{Lu}[\p{L} ]{2,20}\s?[:：(])|\s+(?=\p{Lu}\p{L}{2,20}[:：]))/u;

/** Languages of one text with their levels, if each of its parts begins with one. */
function rated(text: string): string[] {
	const parts = text.split(NEXT_RATED);
	const isNamed = (part: string) => mayBeLanguage(/^[\p{L} ]+/u.exec(part)?.[0].trim() ?? "") || BEFORE.test(part);
	return parts.every(isNamed) ? parts : [text];
}

/** Parts of an item, without a second word for how well its language is spoken: "Elementary / Communicative - A2". */
const partsOf = (item: string) => {
	const slashed = item.split(/\s*\/\s*/);
	const isWord = (part = "") => isLevel(/\p{L}{4,}$/u.exec(part)?.[0] ?? "");
	const kept = slashed.filter(
		(part, at) => !isWord(slashed[at - 1]) || isLanguage(part.replace(BEFORE, "").replace(LEVEL, "").trim()),
	);
	return kept.flatMap((part) => part.split(AND));
};

/** Languages in a line: the names that its items are, else those in its sentence. */
function languagesIn(line: Line): string[] {
	const texts = textsOf(line);
	const row = languagesInRow(withoutLabel(texts.join(" ")));
	if (row.length > 0) return row;
	// "Klingon fluent, CEFR level: C1–C2"
	const unknown = unknownIn(texts.join(" "));
	if (unknown) return [unknown];
	const items = withLevels(texts).flatMap(rated).map(withoutLabel).flatMap(splitItems);
	const parts = items.flatMap((item) => [item, ...partsOf(item)]).flatMap(spaced);
	const named = (all: readonly string[]) => all.map((one) => nameIn(one.trim())).filter(Boolean);
	if (named(items).length > 0) return named(parts);
	const text = texts.join(" ");
	return deniesLanguages(text) ? [] : [...wordsIn(text), ...named(parts)];
}

/**
 * Names of languages in the language sections, without levels. A text that isn't a language's name is left out: such a
 * section is short, and the text after it often belongs to no section.
 */
export const readLanguages = (lines: readonly Line[]): string[] =>
	[...withWholeNames(lines).flatMap(languagesIn), ...(oneAmong(lines) ?? [])].filter(
		(name, index, all) => all.indexOf(name) === index,
	);

/** How many languages tell that what stands among them is one too. */
const LEAST_AROUND = 2;

/**
 * The only item of such a section that no list has, if it has a level and all the others name languages: "Swahili, English,
 * Nyakyusa (basic)".
 */
function oneAmong(lines: readonly Line[]): string[] | undefined {
	const items = lines.flatMap((line) => withLevels(textsOf(line)).flatMap(splitItems));
	const [unknown = "", ...others] = items.map((item) => item.trim()).filter((item) => nameIn(item) === "");
	const name = unknown.replace(LEVEL, "");
	const hasLevel = isLevel(unknown.slice(name.length));
	const isName = /^\p{Lu}\p{Ll}{3,}$/u.test(name) && !NO_LANGUAGE.test(name) && !/ing$/.test(name);
	const isAmong = others.length === 0 && items.length > LEAST_AROUND;
	return isAmong && hasLevel && isName && !isProduct(name) && !headingOf(name) ? [name] : undefined;
}

/** Whether a text is a known language and how well it is spoken: "Yoruba: conversational". */
function isRated(item: string): boolean {
	const at = item.search(LEVEL);
	const level = item.slice(at);
	// "Thai fluent in speaking and writing"
	const isOnlyRated = languagesInRow(item).length === 1 || isLevel(level) || BEGINS_SPOKEN.test(level);
	return at > 0 && isLanguage(item.slice(0, at).trim()) && isOnlyRated;
}

/** How lines begin that only say which languages somebody speaks. */
const SPEAKS_ONLY =
	/^(?:(?:I )?speaks? |(?:mampu |dapat |bisa )(?:berbahasa |berkomunikasi (?:dalam|dengan) bahasa |bahasa )|(?:fluent|native|conversant|proficient|bilingual|trilingual)(?: speaker)?(?: (?:in|of)|:) |(?:bi|multi)lingual \(|berbahasa )/i;

/** Whether an item of such a line is a language, or only says how it is spoken. */
const isSpoken = (item: string) =>
	[item, item.replace(WELL, "")].some((one) => nameIn(one.trim().replace(/\.$/, "")) !== "") ||
	/(?<!\p{L})(?:fluently|well|languages?)(?!\p{L})/iu.test(item);
const WELL = / (?:dengan|secara) \p{L}+(?: \p{L}+)?$/u;

/** Languages in an item among skills: "Thai", "Fluent English", "Thai (aktif dan pasif)", "Bilingual (English/Thai)". */
export function languagesInItem(item: string): string[] {
	const [, both = ""] = /^(?:bi|tri|multi)lingual\s*[(:]\s*([^()]+)\)?$/iu.exec(item) ?? [];
	if (both) return both.split(AND).filter(isLanguage);
	const name = item.replace(BEFORE, "");
	if (isLanguage(item) || isRated(item)) return [nameIn(item)];
	const isNamed = isLanguage(name) || isLanguage(name.replace(KNOWLEDGE, ""));
	return isNamed && /^[\p{Lu}\p{Lo}]/u.test(name) ? [name.replace(KNOWLEDGE, "")] : [];
}

/** Whether a line only names languages, several of them and at least one that everybody knows: "Twi, English, some Hausa". */
function listsLanguages({ cells }: Line): boolean {
	const items = cells.flatMap(splitItems);
	const names = items.flatMap((item) => item.split(AND).map((one) => nameIn(one.trim())));
	const areFound = items.every((item) => languagesInItem(item.trim()).length > 0);
	return (
		!areFound && names.length > 1 && names.every(Boolean) && names.some((name) => isLanguage(name) && !mayBeWord(name))
	);
}

/** Whether a line, among skills, names the languages that somebody speaks, or says so in words: "Fluent in Thai and Welsh". */
export function speaksLanguages(line: Line): boolean {
	if (listsLanguages(line)) return true;
	const { cells } = line;
	const text = cells.join(" ");
	const items = cells.flatMap(splitItems).flatMap((item) => item.replace(SPEAKS_ONLY, "").split(AND));
	return SPEAKS_ONLY.test(text) && !deniesLanguages(text) && items.every(isSpoken) && wordsIn(text).length > 0;
}

/** Where the next sentence begins. */
const SENTENCE = /(?<=\p{L}{2}\.|\))\s+(?=\p{Lu})/u;

/** Languages that sentences of a line only rate: "Car and licence. French a little, from a summer." */
export function ratedInSentences({ cells }: Line): string[] {
	const [cell = "", ...others] = cells;
	const sentences = others.length > 0 ? [] : cell.split(SENTENCE);
	const rated = sentences.map((sentence) => splitItems(sentence)[0]?.replace(/\.$/, "") ?? "").filter(isRated);
	return sentences.length > 1 ? rated.map(nameIn) : [];
}

/** Whether a line, in whatever section, only says how well somebody speaks languages. */
const ratesLanguages = ({ cells }: Line): boolean =>
	cells.length === 1 && cells.flatMap(splitItems).every((item) => isRated(item.trim()));

/** "Languages: English (fluent), Thai": a label whose text only names languages, under whatever heading. */
function behindLabel({ cells, runs = [] }: Line, isHistory: boolean): string[] {
	// The label may only stand out by its letters.
	const [label = "", ...others] = cells.length === 1 ? runs : [];
	const all = headingOf(label) === "languages" ? `${label}: ${others.join(" ")}` : cells.join(" ");
	const text = behindHeading(all) ?? (isHistory ? undefined : behindLanguageLabel(all)) ?? "";
	const row = languagesInRow(text);
	if (row.length > 0) return row;
	const names = splitItems(text)
		.flatMap((item) => item.trim().split(AND))
		.map((item) => nameIn(item.trim()));
	return names.every(mayBeLanguage) ? names : [];
}

/**
 * Languages in lines of any section: those behind their label or in front of their level, and rows that rate one, as
 * Europass prints them: "French", "C1", "B2"; "Mother tongue", "Thai". Ratings in the history of work or studies may be
 * about what somebody taught or was marked in.
 */
export function languagesAnywhere(lines: readonly Line[], isHistory = false): string[] {
	return lines.flatMap((line, at) => {
		if (!isHistory && ratesLanguages(line)) return readLanguages([line]);
		const { cells, parts = [] } = line;
		const [first = "", ...beside] = cells.length > 1 ? cells : parts;
		const above = lines[at - 1];
		if (!isHistory && above && isLanguageLabel(above.cells.join(" "))) return languagesInRow(cells.join(" "));
		return isLanguage(first) && beside.length > 0 && beside.every(isLevel) ? [first] : behindLabel(line, isHistory);
	});
}
