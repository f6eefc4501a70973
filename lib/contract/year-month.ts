const MONTHS: readonly (readonly string[])[] = [
	["jan", "january", "januari"],
	["feb", "february", "februari", "peb", "pebruari"],
	["mar", "march", "maret"],
	["apr", "april"],
	["may", "mei"],
	["jun", "june", "juni"],
	["jul", "july", "juli"],
	["aug", "august", "agt", "ags", "agu", "agustus"],
	["sep", "sept", "september"],
	["oct", "october", "okt", "oktober"],
	["nov", "november", "nop", "nopember"],
	["dec", "december", "des", "desember"],
];

/** Number of a month, 1–12, by its English or Indonesian name, short or long; undefined for other words. */
export function monthNumber(name: string): number | undefined {
	const wanted = name.toLowerCase().replace(/\.$/, "");
	const index = MONTHS.findIndex((names) => names.includes(wanted));
	return index < 0 ? undefined : index + 1;
}

const LONGEST = 40;

/** "2021-03" for an existing year and month; undefined for a month of 0 or undefined. */
function yearMonth(year: string | undefined, month: number | undefined): string | undefined {
	if (!year || !month || month > 12) return undefined;
	return `${year}-${String(month).padStart(2, "0")}`;
}

const YEAR = "((?:19|20)\\d{2})";
const YEAR_FIRST = new RegExp(`^${YEAR}[-/. ](\\d{1,2})(?:[-/.T ].*)?$`);
const YEAR_LAST = new RegExp(`^(?:\\d{1,2}[-/. ])?(\\d{1,2})[-/. ]${YEAR}$`);
const NAMED = new RegExp(`^(?:\\d{1,2}(?:st|nd|rd|th)?[ -])?(\\p{L}{3,10})\\.?[ ,'/-]+${YEAR}$`, "u");

/**
 * A date in a CV as year and month ("2021-03"), from "2021-03-15", "03/2021", "15/03/2021", "Mar 2021",
 * "15 Maret 2021" and the like. Undefined when the text names no month: nothing is invented.
 */
export function readYearMonth(entered: string): string | undefined {
	const text = entered.trim().slice(0, LONGEST).replace(/\s+/g, " ");
	const first = YEAR_FIRST.exec(text);
	if (first) return yearMonth(first[1], Number(first[2]));
	const last = YEAR_LAST.exec(text);
	if (last) return yearMonth(last[2], Number(last[1]));
	const named = NAMED.exec(text);
	return named ? yearMonth(named[2], monthNumber(named[1] ?? "")) : undefined;
}

const PRESENT = new Set([
	"present",
	"now",
	"current",
	"currently",
	"today",
	"ongoing",
	"to date",
	"sekarang",
	"saat ini",
	"kini",
	"hingga kini",
]);

/** Whether an end date means that something is current: "present", "now", "sekarang", "saat ini". */
export const isPresent = (text: string): boolean =>
	PRESENT.has(text.trim().toLowerCase().replace(/\s+/g, " ").replace(/\.$/, ""));
