import { isHome } from "../contact/places";
import type { Line } from "../line";
import { isTime } from "../text/time";
import {
	begins,
	EDGE,
	endsInPlace,
	isBelow,
	isBound,
	isNear,
	LONGEST,
	type Open,
	type PlacedRow,
	wasFull,
} from "./open-line";
import type { Segment } from "./rows";

/** A cell with fewer characters than this is no paragraph. */
const LONG_CELL = 30;

/** Whether a row goes on with the paragraph beside a date, in the last cell of the rows above. */
function hangs({ line, first, row }: Open, { segments }: PlacedRow, right: number): boolean {
	const [beside, before, next] = [first.segments.at(-1), row.segments.at(-1), segments[0]];
	if (!beside || !before || !next || segments.length > 1) return false;
	if (endsInPlace(line.cells.at(-1) ?? "") && /^[\p{Lu}\p{Lo}]/u.test(next.text.trim())) return false;
	const isBelow = Math.abs(next.x - beside.inner) < EDGE && before.ending.font === next.font;
	return (
		isBelow &&
		!isTime(line.cells.at(-1) ?? "") &&
		(line.cells.at(-1)?.length ?? 0) >= LONG_CELL &&
		wasFull(before, next, right)
	);
}

/** Whether a cell of a table beside dates had no room for the first word of the text below it. */
function wasCut({ first: { segments }, line }: Open, column: number, next: Segment, right: number): boolean {
	const [cell, beside] = [segments[column], segments[column + 1]];
	if (!cell || column === 0 || segments.length < LEAST_CELLS || !isTime(line.cells[0] ?? "")) return false;
	return wasFull(cell, next, beside ? beside.x - EDGE : right) && !isHome(next.text.trim());
}

/** A table has dates, a company and a position beside each other. */
const LEAST_CELLS = 3;

/** The cells of a table's row that the next row goes on with, by their left edges; undefined if it is a row of its own. */
export function wrappedCells(open: Open, next: PlacedRow, line: Line, right: number): number[] | undefined {
	const { cells } = open.line;
	if (cells.length < 2 || cells.length !== open.first.segments.length || line.bullet) return undefined;
	if (line.cells.length !== next.segments.length || !isNear(open, next)) return undefined;
	if (hangs(open, next, right)) return [cells.length - 1];
	const columns = next.segments.map((below, at) =>
		open.first.segments.findIndex((one, column) => {
			const isMiddle = isBelow(one, below) && isBound(cells[column] ?? "", line.cells[at] ?? "");
			return isMiddle || Math.abs(one.x - below.x) < EDGE;
		}),
	);
	const goesOn = columns.every((column, at) => {
		const [before = "", text = ""] = [cells[column], line.cells[at]];
		const [one, other] = [open.first.segments[column], next.segments[at]];
		const isAlike = one?.font === other?.font && one?.size === other?.size;
		const isInside =
			(other && wasCut(open, column, other, right)) ||
			/[,;&]$|\p{L}-$/u.test(before) ||
			(/,/.test(before) && /^\p{Ll}/u.test(text)) ||
			isBound(before, text);
		return isAlike && !begins(text, before) && isInside;
	});
	return goesOn ? columns : undefined;
}

/** Adds the cells of a row to those above them, which stand at these indexes. */
export function extendCells(open: Open, columns: readonly number[], row: PlacedRow, line: Line): Open {
	const cells = open.line.cells.map((cell, column) => {
		const more = line.cells[columns.indexOf(column)];
		return more === undefined ? cell : `${cell}${/\p{L}-$/u.test(cell) ? "" : " "}${more}`.slice(0, LONGEST);
	});
	return { ...open, line: { ...open.line, cells, parts: undefined, runs: undefined }, row };
}
