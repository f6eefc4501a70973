import { isTown } from "../contact/known-towns";
import { type Line, textOf } from "../line";
import { findPeriod, type Period, withoutPeriod } from "../text/dates";
import { labelOf } from "../text/labels";
import { findShortPeriod } from "../text/short-years";
import { looksLikeTitle } from "./looks-like";

/** A date in a sentence marks nothing: only little text may be beside it. */
const MOST_BESIDE = 110;

/** A text without the label of its dates. */
export const withoutDateLabel = (text: string) =>
	text.replace(
		/^(?:periode?|période|periodo|período|zeitraum|duration|durée|dauer|duración|duração|durata|durasi|dates?|tenure|time ?frame|fechas?|datas|time period|employment (?:dates|period)|dates of employment|period of employment|beschäftigungszeit(?:raum)?|masa kerja|waktu|tahun)\s*[:：]\s*/iu,
		"",
	);

/** Words of a sentence before its date: "won the award in". */
const INSIDE =
	/(?:^|\s)(?:in|of|on|by|during|around|until|early|late|mid|the|year|fiscal|im|jahr|pada|tahun|en|em|nel|año|ano|année)$/i;

/** A sentence has more words than these beside its date; more than those beside a date that stands apart. */
const MOST_WORDS = 4;
const MOST_WORDS_APART = 12;

/** The first person behind a date makes it part of a sentence: "Since 2019, I have been". */
const PERSON = /^[,;]?\s*(?:I|we|my|saya|kami|ich|wir|je|nous|yo)\s/i;

/** Whether a date is part of a sentence. */
function isTold(line: Line, text: string, { from, to, single }: Period): boolean {
	const [before, after] = [text.slice(0, from).trim(), text.slice(to).trim()];
	const words = `${before} ${after}`.trim().split(/\s+/).length;
	if (words > MOST_WORDS && (/^\p{Ll}/u.test(before || after) || PERSON.test(after))) return true;
	// "Took part in the working group, 2018 to 2020."
	if (/\p{Ll}.*\.$/u.test(text) && /^\.?$/.test(after) && /(?:\s\p{Ll}\S*){4}/u.test(before) && !looksLikeTitle(before))
		return true;
	const isApart = !single || line.cells.some((cell) => cell.trim().length <= to - from);
	if (/\p{L}[.;]$/u.test(text) && words > (isApart ? MOST_WORDS_APART : MOST_WORDS)) return true;
	return single && INSIDE.test(before);
}

/** Whether a date stands apart from the words beside it: in a cell of its own, in brackets, or behind a mark. */
export function standsApart({ cells }: Line, { from }: Period): boolean {
	const before = cells.join(" ").slice(0, from).trim();
	return cells.some((cell) => findPeriod(withoutDateLabel(cell))?.from === 0) || /[([|,:;•·/–—-]$/u.test(before);
}

/** The period of a position in a line: at its beginning or end, before a town, in its own cell, or in brackets. */
export function periodOf(line: Line): Period | undefined {
	const text = withoutDateLabel(textOf(line));
	// Where these are years, the section has them in full.
	if (line.bullet || findShortPeriod(text)) return undefined;
	const period = findPeriod(text);
	if (!period || text.length - (period.to - period.from) > MOST_BESIDE) return undefined;
	const before = text.slice(0, period.from).trim();
	const after = text.slice(period.to).trim();
	const isPlaced = !period.single && /^\p{Lu}[^,;:.]*\p{L}$/u.test(before) && isTown(after);
	const atEdge =
		isPlaced || before === "" || /^[)\]|,.·•]*$/u.test(after) || line.cells.length > 1 || /^[|·•,–—(-]/u.test(after);
	return atEdge && !isTold(line, text, period) ? period : undefined;
}

/** A line with its dates and nothing else. */
export function onlyDates(line: Line): Line {
	const period = findPeriod(textOf(line));
	return period ? { ...line, cells: [textOf(line).slice(period.from, period.to)] } : line;
}

/** A name without the beginning of a remark in brackets, whose date was taken: "Fold Hearth (closed in". */
const withoutRemark = (text: string) => text.replace(/\s*\(\p{Ll}[^()]*$/u, "");

/** Whether a year in a text is a part of a name, where the dates stand elsewhere: "Studio 2019". */
function isInName(text: string): boolean {
	const period = findPeriod(text);
	const before = text.slice(0, period?.from);
	const isYear = period?.single === true && period.startYear !== undefined;
	return isYear && /^\p{Lu}.*\p{L} $/u.test(before) && !/\([^()]*$/.test(before) && !INSIDE.test(before.trim());
}

const withoutDates = (cell: string): string[] => {
	const text = withoutDateLabel(cell);
	const period = findPeriod(text);
	return period ? withoutPeriod(text, period).map(withoutRemark) : [text];
};

/** Texts of a line without its dates, where the dates of the entry stand in another line. */
export const besideYears = ({ cells }: Pick<Line, "cells">): string[] =>
	cells.flatMap((cell) => (isInName(cell) ? [cell] : withoutDates(cell)));

/** Texts of a line without its dates. */
export function besidePeriod({ cells }: Pick<Line, "cells">): string[] {
	const hasPeriod = cells.some((cell) => findPeriod(cell)?.single === false);
	return hasPeriod ? besideYears({ cells }) : cells.flatMap(withoutDates);
}

/** A row of a form without the label of its dates in the first cell: "Dates", "2019 – 2021". */
export function withoutPeriodLabel(line: Line): Line {
	const [label = "", ...others] = line.cells;
	const isLabel = others.length > 0 && labelOf(label) === "period" && findPeriod(others.join(" ")) !== undefined;
	return isLabel
		? { ...line, cells: others.map((cell) => cell.replace(/^[:：]\s*/u, "")), parts: undefined, runs: undefined }
		: line;
}
