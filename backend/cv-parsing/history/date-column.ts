import { isLocation } from "../contact/places";
import { type Line, textOf } from "../line";
import { withoutBullet } from "../text/clean";
import { findPeriod, isDuration, isNow, lengthOfCut, lengthOfRest } from "../text/dates";
import { canBeHeader } from "./entries";
import { looksLikeTitle } from "./looks-like";

/** A longer text beside the dates is a description, not a name. */
const LONGEST_NAME = 100;

const isPeriod = (cell: string): boolean => {
	const period = findPeriod(cell);
	return period !== undefined && period.from <= 1 && cell.length - period.to <= 1;
};

const isAside = (cell: string): boolean => isPeriod(cell) || isDuration(cell) || isLocation(cell);

const isTold = (line: Line) => line.bullet || !canBeHeader(line) || (line.cells[0]?.length ?? 0) > LONGEST_NAME;

const isHeader = (line: Line) => !line.bullet && canBeHeader(line) && !findPeriod(textOf(line));

/** Whether a line is a description beside a cell of such a column. */
const isBeside = (line: Line) => line.cells.length > 1 && isTold(line) && isAside(line.cells.at(-1) ?? "");

/** The index of the header line that the dates beside line `at` belong to; undefined if it already has dates. */
function headerOf(lines: readonly Line[], at: number): number | undefined {
	for (let index = at - 1; index >= 0; index -= 1) {
		const line = lines[index];
		if (line && isHeader(line) && !isBeside(line)) return index;
		if (!line || findPeriod(line.cells.at(-1) ?? "")) return undefined;
	}
	return undefined;
}

/**
 * Removes a right column with dates, durations and places from the lines of the description beside it. Its dates move
 * to the entry's header line, unless that has some.
 */
function withoutRightColumn(lines: readonly Line[]): Line[] {
	const moved = new Map<number, string>();
	for (const [index, line] of lines.entries()) {
		const cell = line.cells.at(-1) ?? "";
		const header = isBeside(line) && isPeriod(cell) ? headerOf(lines, index) : undefined;
		if (header !== undefined) moved.set(header, cell);
	}
	return lines.map((line, index) => {
		if (isBeside(line)) return { ...line, cells: line.cells.slice(0, -1) };
		const date = moved.get(index);
		return date ? { ...line, cells: [...line.cells, date] } : line;
	});
}

/** The part of a period at the beginning of a line, of the length that `lengthIn` finds, and the text after it. */
function partOf(line: Line | undefined, lengthIn: (text: string) => number) {
	const [first = "", ...cells] = line?.cells ?? [];
	const to = line?.bullet ? 0 : lengthIn(first);
	const rest = first.slice(to).replace(/^\s*[-–—]?\s*/u, "");
	return to > 0 ? { date: first.slice(0, to), rest: [rest, ...cells].filter(Boolean) } : undefined;
}

function lengthOfDate(text: string): number {
	const period = findPeriod(text);
	const [word = ""] = /^\p{L}+/u.exec(text) ?? [];
	return period?.single && period.from === 0 ? period.to : isNow(word) ? word.length : 0;
}

/** Whether two texts beside dates, without a dash between these, are two entries: each is a position, or neither is. */
function areEntries(...texts: readonly (readonly string[])[]): boolean {
	const [first, second] = texts.map((one) => one.some(looksLikeTitle));
	return first === second && texts.every((one) => one.length > 0);
}

/** Whether a period doesn't end before it begins. */
function isInOrder(text: string): boolean {
	const {
		start,
		startYear = start?.slice(0, 4) ?? "",
		end,
		endYear = end?.slice(0, 4) ?? "9999",
	} = findPeriod(text) ?? {};
	return start && end ? start <= end : startYear <= endYear;
}

/** The whole period that two lines begin with, and what stands beside both parts. */
function wholeDate(line: Line, below: Line) {
	const [cut, end] = [partOf(line, lengthOfCut), partOf(below, lengthOfRest)];
	if (cut && end) return { date: `${cut.date} ${end.date}`, beside: cut.rest, below: end.rest };
	const [one, other] = [partOf(line, lengthOfDate), partOf(below, lengthOfDate)];
	if (!one || !other || isNow(one.date)) return undefined;
	if (!/[-–—]\s*$/u.test(line.cells[0] ?? "") && areEntries(one.rest, other.rest)) return undefined;
	const date = `${one.date} – ${other.date}`;
	return isInOrder(date) ? { date, beside: one.rest, below: other.rest } : undefined;
}

/** Joins periods that a narrow left column broke into two lines: "Oct 2019 –" and "Present", "Apr 2021 – Sep" and "2025". */
function withWholeDates(lines: readonly Line[]): Line[] {
	const done: Line[] = [];
	for (let index = 0; index < lines.length; index += 1) {
		const [line, below] = [lines[index], lines[index + 1]];
		const whole = line && below && wholeDate(line, below);
		if (line && !(whole && whole.beside.length > 0)) done.push(line);
		if (!line || !below || !whole || whole.beside.length === 0) continue;
		done.push({ ...line, cells: [whole.date, ...whole.beside] });
		const [first = "", ...others] = whole.below;
		const { text, bullet } = withoutBullet(first);
		if (text) done.push({ ...below, cells: [text, ...others], bullet });
		index += 1;
	}
	return done;
}

/** Moves dates in a column of their own to the entries that they belong to. */
export const withDatesInPlace = (lines: readonly Line[]): Line[] => withWholeDates(withoutRightColumn(lines));
