import { BETWEEN, EDGE, END, NOW } from "./date-words";
import { ENGLISH_MONTH, MONTH, markMonths, monthNumber, SEASON, SEASONS, toMonth } from "./months";
import { findShortPeriod } from "./short-years";

/** A date or period in a text. */
export interface Period {
	/** Year and month ("2021-03"); missing if the text names no month. */
	start?: string;
	end?: string;
	/** The years of ends that have no month. */
	startYear?: string;
	endYear?: string;
	/** Whether it hasn't ended yet. */
	lasts: boolean;
	/** Whether it is a single date. */
	single: boolean;
	/** Its position in the text. */
	from: number;
	to: number;
}

/** The last digits can be left out: "20XX". */
const YEAR = "(?:19|20)(?:\\d{2}|xx)";
const DATE =
	`(?:${YEAR}(?:,? ${ENGLISH_MONTH}|[-/.]${MONTH}(?! ?['’]?\\d))|(?:\\d{1,2}(?:st|nd|rd|th|\\.)?[ -]|\\d{1,2} de )?${MONTH}(?:(?: de |[ ,'’‘\`/-]{0,3})${YEAR}|[ ]?['’‘\`]\\d{2}(?!\\d))|${YEAR} ?年 ?(?:\\d{1,2} ?月|[春夏秋冬]季?)|` +
	`${YEAR}[-/.]\\d{1,2}(?:[-/.]\\d{1,2})?|(?:\\d{1,2}[-/.])?\\d{1,2} ?[-/.] ?${YEAR}|${SEASON} ${YEAR}(?:[/-]\\d{2}(?!\\d))?|${YEAR})`;
const RANGE = new RegExp(`${EDGE}(${DATE}|${MONTH})${BETWEEN}(${DATE}|${NOW})${END}`, "du");
/** The dash may be missing, or unreadable because of its font. */
const TWO_DATES = new RegExp(`${EDGE}(${MONTH} ${YEAR}) (${MONTH} ${YEAR}|${NOW})${END}`, "du");
/** In brackets, or alone, two dates are a period whatever was between them: "(2018 2021)", "(2021 Presente)". */
const TWO_IN_BRACKETS = new RegExp(`(?<=[([]|^)(${DATE}) (${DATE}|${NOW})(?=[)\\]]|$)`, "du");
/** Parts of two years: "summers 2019 and 2020". */
const TWO_SEASONS = new RegExp(
	`${EDGE}(?:${SEASONS}) (${YEAR})(?: ?[,&+] ?| (?:and|et|y|e|und|en|dan|i|og|och) )(${YEAR})${END}`,
	"du",
);
const SINCE = new RegExp(
	`${EDGE}(?:since|started|starting|as of|ab|sejak|mulai|siden|seit|depuis|desde|sinds|dal|dari|từ|منذ) (${DATE})${END}`,
	"du",
);
/** Months and years of two digits each, which only count together: "01/19 – 02/21". "9/10" may be a mark. */
const SHORT_DATE = "(?:0[1-9]|1[0-2])[/.]['’]?\\d{2}";
const SHORT_RANGE = new RegExp(`${EDGE}(${SHORT_DATE})${BETWEEN}(${SHORT_DATE}|${NOW})${END}`, "du");
/** In brackets, a period without an end hasn't ended: "(2019 –)". Elsewhere its end may stand on the next line. */
const OPEN = new RegExp(`(?<=[([])((?:(?:\\p{L}+\\.?|${MONTH}) |\\d{1,2}[/.])?${YEAR}) ?[-–—]+(?=\\s*[)\\]])`, "du");
/** More years than that are no period: "Room 2019-45". */
const MOST_YEARS = 25;
/** A year and the last two digits of a later one: "2011–13", "1998–02". With a hyphen, "2011-12" is a month. */
const YEARS = new RegExp(`${EDGE}((?:19|20)\\d{2})(?: ?[–—] ?|-(?=1[3-9]|[2-9]))(\\d{2})${END}`, "u");
const HINGGA_KINI = new RegExp(`${EDGE}(${DATE}) (hingga kini|to date)${END}`, "du");
/** A year between other groups of digits is part of a number. */
const SINGLE = new RegExp(`${EDGE}(?<!\\d\\d )(${DATE})${END}(?! \\d{3})`, "du");

const CUT = new RegExp(`^${DATE} ?[-–—] ?${MONTH}(?= )(?! ?['’]?(?:${YEAR}|\\d{2}(?!\\d)))`, "u");
const REST = /^(?:['’]?\d{2}|(?:19|20)\d{2})(?= |$)/;

/** How long the period at the beginning of a text is whose last year a narrow column cut off: "Apr 2021 – Sep". */
export const lengthOfCut = (text: string): number => CUT.exec(markMonths(text))?.[0].length ?? 0;

/** How long the year at the beginning of a text is that such a period goes on with. */
export const lengthOfRest = (text: string): number => REST.exec(text)?.[0].length ?? 0;

const yearIn = (text: string) => /(?:19|20)\d{2}/.exec(text)?.[0];

const ONLY_NOW = new RegExp(`^${NOW}$`, "u");

/** Whether a text says that something hasn't ended: "present", "sekarang", "heute". */
export const isNow = (text: string): boolean => ONLY_NOW.test(markMonths(text));

const DURATION =
	/^\(?(?:\d+\+? (?:years?|yrs?|months?|mos?|tahun|bulan|mois|ans?|monate?|jahre?|mes(?:es)?|años?|mesi|anni|maanden|jaar)[ ,]*){1,2}\)?$/i;

/** Whether a text is a length of time and nothing else: "2 years 10 months". */
export const isDuration = (text: string): boolean => DURATION.test(text);

/** A start that shares its year with the end: "Jan – Mar 2020". */
function startMonth(start: string, end: string): string | undefined {
	const year = yearIn(end);
	const bare = monthNumber(start);
	return bare && year ? toMonth(`${start} ${year}`) : toMonth(start);
}

/** The start as its month, else as its year. */
function startOf(start: string, end = ""): Pick<Period, "start" | "startYear"> {
	const month = startMonth(start, end);
	return month ? { start: month } : { startYear: yearIn(start) };
}

function endOf(end: string): Pick<Period, "end" | "endYear"> {
	const month = toMonth(end);
	return month ? { end: month } : { endYear: yearIn(end) };
}

/** Where dates begin and end; with the brackets around them at the beginning of a text. */
function place({ 0: { length }, index, input }: RegExpExecArray) {
	const isInBrackets = index === 1 && ["()", "[]"].includes(`${input[0]}${input[index + length]}`);
	return isInBrackets ? { from: 0, to: index + length + 1 } : { from: index, to: index + length };
}

/** Finds a pattern of marked texts; its groups are as the text has them. */
function findIn(text: string, ...patterns: readonly RegExp[]) {
	// Without two digits, there is no year; a month alone needs an end: "Jan – Present".
	if (!/\d\d|\p{L}\.? ?[-–—~∼−→] ?\p{L}|\p{L} (?:to|until|till|s\/d|sampai|hingga|bis|à|hasta|a) /u.test(text))
		return undefined;
	const marked = markMonths(text);
	for (const pattern of patterns) {
		const match = pattern.exec(marked);
		const groups = match?.indices?.slice(1).map((span) => (span ? text.slice(...span) : ""));
		if (match && groups) return { groups, pattern, ...place(match) };
	}
	return undefined;
}

/** A period of years of which the last is cut to two digits. */
function readYears(text: string): Period | undefined {
	const match = YEARS.exec(text);
	const [, startYear = "", short = ""] = match ?? [];
	const start = Number(startYear);
	const years = (Number(short) - (start % 100) + 100) % 100;
	return match && years > 0 && years <= MOST_YEARS
		? { startYear, endYear: String(start + years), lasts: false, single: false, ...place(match) }
		: undefined;
}

/** A word before the first date of a period: "from May 2019 to June 2021", "seasons 2019 to 2021". */
const FROM = new RegExp(
	`(?<!\\p{L})(?:(?:${SEASONS}|from|von|vom|dari|mulai|da|dal|dall['’]|de|du|desde|van|từ)\\s*|(?:start(?: date)?|from|von|mulai|desde|début) ?: ?)$`,
	"iu",
);

/** A period of months with years of two digits, if nothing else is in the text. */
function shortPeriod(text: string): Period | undefined {
	const found = findShortPeriod(text);
	const isAlone = found && withoutPeriod(text, found).length === 0;
	return isAlone
		? { start: found.start, end: found.end, lasts: !found.end, single: false, from: found.from, to: found.to }
		: undefined;
}

function readRange(text: string): Period | undefined {
	const found = findIn(text, RANGE, HINGGA_KINI, TWO_SEASONS, TWO_DATES, TWO_IN_BRACKETS, SHORT_RANGE);
	if (!found) return shortPeriod(text) ?? readYears(text);
	const { groups, to } = found;
	const from = FROM.exec(text.slice(0, found.from))?.index ?? found.from;
	const [start = "", end = ""] = groups;
	if (isNow(end)) return { ...startOf(start), lasts: true, single: false, from, to };
	return { ...startOf(start, end), ...endOf(end), lasts: false, single: false, from, to };
}

function readPeriod(text: string): Period | undefined {
	const range = readRange(text);
	if (range) return range;
	const found = findIn(text, SINCE, OPEN, SINGLE);
	if (!found) return undefined;
	const single = found.pattern === SINGLE;
	return { ...startOf(found.groups[0] ?? ""), lasts: !single, single, from: found.from, to: found.to };
}

/** Texts are asked again and again; a CV has fewer than these. */
const MOST_REMEMBERED = 5_000;
const periods = new Map<string, Period | undefined>();

/** Finds the first period in a text ("Jan 2020 – Present"), or else the first date. */
export function findPeriod(text: string): Period | undefined {
	if (periods.has(text)) return periods.get(text);
	if (periods.size >= MOST_REMEMBERED) periods.clear();
	const period = readPeriod(text);
	periods.set(text, period);
	return period;
}

/** The text around a period, without the brackets and marks that went with it. */
export function withoutPeriod(text: string, { from, to }: Pick<Period, "from" | "to">): string[] {
	const before = text.slice(0, from).replace(/[\s([|,:;•·\-–—]+$|\s+\/\s*$/u, "");
	const after = text.slice(to).replace(/^[\s)\]|,:;•·.\-–—]+|^\s*\/\s+/u, "");
	return [before.trim(), after.trim()].filter(Boolean);
}

const FULL_DATE = new RegExp(
	`${EDGE}(\\d{1,2})(?:st|nd|rd|th)?[ /.-]{1,2}(\\d{1,2}|${MONTH})[ ,/.-]{1,2}(${YEAR})${END}`,
	"du",
);
const MONTH_FIRST = new RegExp(`${EDGE}(${MONTH})[ ]{1,2}(\\d{1,2})(?:st|nd|rd|th)?[, ]{1,2}(${YEAR})${END}`, "du");
const ISO_DATE = new RegExp(`${EDGE}(${YEAR})[-/.](\\d{1,2})[-/.](\\d{1,2})${END}`, "du");

const toMonthNumber = (text: string) => (/^\d/.test(text) ? Number(text) : monthNumber(text));

/** "1995-05-12" when such a day exists. */
function isoDay(year: string, month: number | undefined, day: number): string | undefined {
	if (!month) return undefined;
	const iso = `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
	const date = new Date(`${iso}T00:00:00Z`);
	return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}

/** The first whole date in a text, as YYYY-MM-DD. In "05/12/1995" the day comes first, as everywhere in this product. */
export function findDay(text: string): string | undefined {
	const found = findIn(text, ISO_DATE, MONTH_FIRST, FULL_DATE);
	if (!found) return undefined;
	const { groups, pattern } = found;
	const [first = "", second = "", third = ""] = groups;
	if (pattern === ISO_DATE) return isoDay(first, Number(second), Number(third));
	if (pattern === MONTH_FIRST) return isoDay(third, toMonthNumber(first), Number(second));
	return isoDay(third, toMonthNumber(second), Number(first));
}
