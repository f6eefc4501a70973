import { BETWEEN, EDGE, END, NOW } from "./date-words";
import { MONTH, markMonths, toMonth } from "./months";

/** A period of months with years of two digits, and its position in the text. */
interface ShortPeriod {
	start: string;
	/** Missing if it hasn't ended. */
	end?: string;
	from: number;
	to: number;
	/** The text of its ends. */
	ends: readonly [string, string];
}

const SHORT = `${MONTH} \\d{2}`;
const RANGE = new RegExp(`${EDGE}(${SHORT})${BETWEEN}(?:(${SHORT})|(${NOW}))${END}`, "du");

const thisMonth = () => new Date().toISOString().slice(0, 7);

/**
 * Finds months with years of two digits: "Jan 15 – Sep 16". They are as well days, so that the caller has to know that
 * nothing else is meant; with a whole year in the text, or the ends in a wrong order or in the future, they are days.
 */
export function findShortPeriod(text: string): ShortPeriod | undefined {
	if (!/\p{L}\.? \d\d(?!\d)/u.test(text) || /\d{4}/.test(text)) return undefined;
	const match = RANGE.exec(markMonths(text));
	if (!match?.indices) return undefined;
	const [, first, second, now] = match.indices.map((span) => (span ? text.slice(...span) : ""));
	const [start, end] = [toMonth(first ?? ""), toMonth(second ?? "")];
	const last = end ?? thisMonth();
	if (!start || start > last || last > thisMonth()) return undefined;
	return {
		start,
		end,
		from: match.index,
		to: match.index + match[0].length,
		ends: [first ?? "", second || (now ?? "")],
	};
}

/** A text with the whole years of such a period: "Jan 2015 – Sep 2016". */
export function withWholeYears(text: string): string {
	const found = findShortPeriod(text);
	if (!found) return text;
	const { start, end, from, to, ends } = found;
	const [first, last] = [start, end].map((month, at) => (ends[at] ?? "").replace(/\d\d$/, month?.slice(0, 4) ?? "$&"));
	return `${text.slice(0, from)}${first} – ${last}${text.slice(to)}`;
}
