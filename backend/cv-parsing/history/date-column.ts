import { isLocation } from "../contact/places";
import { type Line, textOf } from "../line";
import { withoutBullet } from "../text/clean";
import { findPeriod, isDuration, isNow } from "../text/dates";
import { canBeHeader } from "./entries";

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

/** The date at the beginning of a line, and the text after it. */
function dateFirst(line: Line | undefined) {
	const [first = "", ...cells] = line?.cells ?? [];
	const [word = ""] = /^\p{L}+/u.exec(first) ?? [];
	const period = line?.bullet ? undefined : findPeriod(first);
	const to = period?.single && period.from === 0 ? period.to : isNow(word) ? word.length : 0;
	const rest = first.slice(to).replace(/^\s*[-–—]?\s*/u, "");
	return to > 0 ? { date: first.slice(0, to), rest: [rest, ...cells].filter(Boolean) } : undefined;
}

/** Joins dates that a narrow left column broke into two lines: "Oct 2019 –" and "Present". */
function withWholeDates(lines: readonly Line[]): Line[] {
	const done: Line[] = [];
	for (let index = 0; index < lines.length; index += 1) {
		const line = lines[index];
		if (!line) continue;
		const [one, other] = [dateFirst(line), dateFirst(lines[index + 1])];
		const below = lines[index + 1];
		if (!one || !other || !below || isNow(one.date) || one.rest.length === 0) {
			done.push(line);
			continue;
		}
		done.push({ ...line, cells: [`${one.date} – ${other.date}`, ...one.rest] });
		const { text, bullet } = withoutBullet(other.rest[0] ?? "");
		if (text) done.push({ ...below, cells: [text, ...other.rest.slice(1)], bullet });
		index += 1;
	}
	return done;
}

/** Moves dates in a column of their own to the entries that they belong to. */
export const withDatesInPlace = (lines: readonly Line[]): Line[] => withWholeDates(withoutRightColumn(lines));
