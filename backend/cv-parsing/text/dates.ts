import { MONTH, monthNumber, SEASON, toMonth } from "./months";

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
const YEAR = "(?:19|20)(?:\\d{2}|XX)";
/** Months stand behind the year in English only. All languages' names would double the cost of compiling each pattern. */
const BEHIND_YEAR =
	"(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?!\\p{L})\\.?";
const DATE =
	`(?:${YEAR},? ${BEHIND_YEAR}|(?:\\d{1,2}(?:st|nd|rd|th|\\.)?[ -]|\\d{1,2} de )?${MONTH}(?:(?: de |[ ,'’‘\`/-]{0,3})${YEAR}|[ ]?['’‘\`]\\d{2}(?!\\d))|${YEAR} ?年 ?\\d{1,2} ?月|` +
	`${YEAR}[-/.]\\d{1,2}(?:[-/.]\\d{1,2})?|(?:\\d{1,2}[-/.])?\\d{1,2} ?[-/.] ?${YEAR}|${SEASON} ${YEAR}|${YEAR})`;
const NOW =
	"(?:alla data attuale|ad oggi|tutt['’]oggi|present|now|current(?:ly)?|today|ongoing|to date|sekarang|saat ini|kini|hingga kini|heute|jetzt|aktuell|laufend|aujourd['’]hui|présent|actuel|" +
	"en cours|ce jour|actualidad|la actualidad|actualmente|presente|actual|atual|atualmente|o momento|heden|nu|oggi|attuale|hiện tại|hiện nay|nay|" +
	"至今|现在|今|الآن|الان|حتى الآن|حاليا)";
const BETWEEN =
	"(?: ?(?:[-–—~−]{1,2}|→) ?| (?:to|until|till|through|s\\.?/?d\\.?|sampai(?: dengan)?|hingga|bis(?: zum)?|à|au|jusqu['’]à|hasta|a|al|até|ao|tot|đến|إلى) | ?(?:至|到) ?)";
const EDGE = "(?<![\\p{L}\\d./-])";
const END = "(?![\\p{L}\\d]|[./]\\d)";

const RANGE = new RegExp(`${EDGE}(${DATE}|${MONTH})${BETWEEN}(${DATE}|${NOW})${END}`, "iu");
/** The dash may be missing, or unreadable because of its font. */
const TWO_DATES = new RegExp(`${EDGE}(${MONTH} ${YEAR}) (${MONTH} ${YEAR}|${NOW})${END}`, "iu");
const SINCE = new RegExp(`${EDGE}(?:since|sejak|seit|depuis|desde|sinds|dal|dari|từ|منذ) (${DATE})${END}`, "iu");
/** Months and years of two digits each, which only count together: "01/19 – 02/21". "9/10" may be a mark. */
const SHORT_DATE = "(?:0[1-9]|1[0-2])[/.]['’]?\\d{2}";
const SHORT_RANGE = new RegExp(`${EDGE}(${SHORT_DATE})${BETWEEN}(${SHORT_DATE}|${NOW})${END}`, "iu");
/** Months with years of two digits, which only count together, too: "Jan 15 – Sep 16". With a year behind it, they are days. */
const SHORT_NAMED = `${MONTH} \\d{2}`;
const SHORT_NAMED_RANGE = new RegExp(
	`${EDGE}(${SHORT_NAMED})${BETWEEN}(${SHORT_NAMED}|${NOW})${END}(?!,? \\d{4})`,
	"iu",
);
/** In brackets, a period without an end hasn't ended: "(2019 –)". Elsewhere its end may stand on the next line. */
const OPEN = new RegExp(`(?<=[([])((?:\\p{L}+\\.? |\\d{1,2}[/.])?${YEAR}) ?[-–—]+(?=\\s*[)\\]])`, "iu");
/** More years than that are no period: "Room 2019-45". */
const MOST_YEARS = 25;
/** A year and the last two digits of a later one: "2011–13", "1998–02". With a hyphen, "2011-12" is a month. */
const YEARS = new RegExp(`${EDGE}((?:19|20)\\d{2})(?: ?[–—] ?|-(?=1[3-9]|[2-9]))(\\d{2})${END}`, "u");
const HINGGA_KINI = new RegExp(`${EDGE}(${DATE}) (hingga kini|to date)${END}`, "iu");
/** A year between other groups of digits is part of a number. */
const SINGLE = new RegExp(`${EDGE}(?<!\\d\\d )(${DATE})${END}(?! \\d{3})`, "iu");

const CUT = new RegExp(`^${DATE} ?[-–—] ?${MONTH}(?= )`, "iu");
const REST = /^(?:['’]?\d{2}|(?:19|20)\d{2})(?= |$)/;

/** How long the period at the beginning of a text is whose last year a narrow column cut off: "Apr 2021 – Sep". */
export const lengthOfCut = (text: string): number => CUT.exec(text)?.[0].length ?? 0;

/** How long the year at the beginning of a text is that such a period goes on with. */
export const lengthOfRest = (text: string): number => REST.exec(text)?.[0].length ?? 0;

const yearIn = (text: string) => /(?:19|20)\d{2}/.exec(text)?.[0];

const ONLY_NOW = new RegExp(`^${NOW}$`, "iu");

/** Whether a text says that something hasn't ended: "present", "sekarang", "heute". */
export const isNow = (text: string): boolean => ONLY_NOW.test(text);

const DURATION = /^\(?(?:\d+\+? (?:years?|yrs?|months?|mos?|tahun|bulan)[ ,]*){1,2}\)?$/i;

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

function place(match: RegExpExecArray) {
	return { from: match.index, to: match.index + match[0].length };
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

function readRange(text: string): Period | undefined {
	const match =
		RANGE.exec(text) ??
		HINGGA_KINI.exec(text) ??
		TWO_DATES.exec(text) ??
		SHORT_RANGE.exec(text) ??
		SHORT_NAMED_RANGE.exec(text);
	if (!match) return readYears(text);
	const [, start = "", end = ""] = match;
	if (isNow(end)) return { ...startOf(start), lasts: true, single: false, ...place(match) };
	return { ...startOf(start, end), ...endOf(end), lasts: false, single: false, ...place(match) };
}

/** Finds the first period in a text ("Jan 2020 – Present"), or else the first date. */
export function findPeriod(text: string): Period | undefined {
	const range = readRange(text);
	if (range) return range;
	const since = SINCE.exec(text) ?? OPEN.exec(text);
	if (since) return { ...startOf(since[1] ?? ""), lasts: true, single: false, ...place(since) };
	const single = SINGLE.exec(text);
	return single ? { ...startOf(single[1] ?? ""), lasts: false, single: true, ...place(single) } : undefined;
}

/** The text around a period, without the brackets and marks that went with it. */
export function withoutPeriod(text: string, { from, to }: Period): string[] {
	const before = text.slice(0, from).replace(/[\s([|,:;•·\-–—]+$|\s+\/\s*$/u, "");
	const after = text.slice(to).replace(/^[\s)\]|,:;•·.\-–—]+|^\s*\/\s+/u, "");
	return [before.trim(), after.trim()].filter(Boolean);
}

const FULL_DATE = new RegExp(
	`${EDGE}(\\d{1,2})(?:st|nd|rd|th)?[ /.-]{1,2}(\\d{1,2}|${MONTH})[ ,/.-]{1,2}(${YEAR})${END}`,
	"iu",
);
const MONTH_FIRST = new RegExp(`${EDGE}(${MONTH})[ ]{1,2}(\\d{1,2})(?:st|nd|rd|th)?[, ]{1,2}(${YEAR})${END}`, "iu");
const ISO_DATE = new RegExp(`${EDGE}(${YEAR})[-/.](\\d{1,2})[-/.](\\d{1,2})${END}`, "u");

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
	const iso = ISO_DATE.exec(text);
	if (iso) return isoDay(iso[1] ?? "", Number(iso[2]), Number(iso[3]));
	const named = MONTH_FIRST.exec(text);
	if (named) return isoDay(named[3] ?? "", toMonthNumber(named[1] ?? ""), Number(named[2]));
	const match = FULL_DATE.exec(text);
	if (!match) return undefined;
	const [, day = "", month = "", year = ""] = match;
	return isoDay(year, toMonthNumber(month), Number(day));
}
