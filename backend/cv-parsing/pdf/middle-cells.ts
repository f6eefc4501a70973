import { hasTitleWord } from "../history/looks-like";
import { endsPosition } from "../history/wrapped-names";
import { isBullet, withoutBullet } from "../text/clean";
import type { Row, Segment } from "./rows";

/** Baselines at most this many letter sizes apart are lines of one cell; rows of a table are farther apart. */
const PITCH = 1.4;
/** Middles of cells, and edges of their lines, this close are the same; in letter sizes. */
const SAME = 0.2;
/** Fewer cells beside each other may be two columns of a page. */
const LEAST_CELLS = 3;
/** So many cells with one line show where the middle is. */
const LEAST_SINGLE = 2;

const overlap = (one: Segment, other: Segment) => one.x < other.right && other.x < one.right;

/** Rows that stand close together, apart from those above and below. */
function toBands(rows: readonly Row[]): Row[][] {
	const bands: Row[][] = [];
	for (const row of rows) {
		const last = bands.at(-1);
		const before = last?.at(-1);
		const size = Math.max(...row.segments.map((segment) => segment.size));
		if (last && before && row.y - before.y < PITCH * size) last.push(row);
		else bands.push([row]);
	}
	return bands;
}

/** Texts of some rows by columns: what stands above each other is one cell. */
function toCells(rows: readonly Row[]): Segment[][] {
	const cells: Segment[][] = [];
	for (const segment of rows.flatMap(({ segments }) => segments)) {
		const [cell, ...others] = cells.filter((one) => one.some((line) => overlap(line, segment)));
		if (others.length > 0) return [];
		if (cell) cell.push(segment);
		else cells.push([segment]);
	}
	return cells;
}

/** Whether lines are one cell's: alike, below each other at one distance, with one edge or one middle. */
function isCell(lines: readonly Segment[]): boolean {
	const [first] = lines;
	return lines.every((line, at) => {
		const before = lines[at - 1];
		if (!first || isBullet(line.text) || withoutBullet(line.text.trim()).bullet) return false;
		const near = SAME * line.size;
		const isBelow =
			Math.abs(line.x - first.x) < near || Math.abs(line.x + line.right - first.x - first.right) < 2 * near;
		const isClose = !before || (line.y > before.y && line.y - before.y < PITCH * line.size);
		return line.font === first.font && Math.abs(line.size - first.size) < SAME && isBelow && isClose;
	});
}

/** Whether lines are a company above its position, rather than one name that was cut: "Fold Hearth" and "Baker". */
function areNames(lines: readonly Segment[]): boolean {
	const [first = "", last = ""] = [lines[0], lines.at(-1)].map((line) => line?.text.trim() ?? "");
	return lines.length > 1 && hasTitleWord(last) && !hasTitleWord(first) && !endsPosition(last);
}

const middleOf = (lines: readonly Segment[]) => ((lines[0]?.y ?? 0) + (lines.at(-1)?.y ?? 0)) / 2;

const whole = ([first, ...others]: readonly Segment[]): Segment[] => {
	if (!first || others.length === 0) return first ? [first] : [];
	const lines = [first, ...others];
	const text = lines.map((line) => line.text.trim()).join(" ");
	const right = Math.max(...lines.map((line) => line.right));
	const x = Math.min(...lines.map((line) => line.x));
	if (areNames(lines)) return lines.map((line, at) => ({ ...line, y: first.y, x: at === 0 ? x : right + at }));
	return [{ ...first, text, x, inner: x, right, parts: [text], runs: [text] }];
};

/** The one row of a table that some rows make; undefined if they are something else. */
function rowOf(band: readonly Row[]): Row | undefined {
	const cells = band.length > 1 ? toCells(band) : [];
	const single = cells.filter(({ length }) => length === 1);
	const [one] = single[0] ?? [];
	if (!one || cells.length < LEAST_CELLS || single.length < LEAST_SINGLE || single.length === cells.length)
		return undefined;
	const isTableRow = cells.every((lines) => isCell(lines) && Math.abs(middleOf(lines) - one.y) < SAME * one.size);
	return isTableRow ? { y: one.y, segments: cells.flatMap(whole).sort((left, right) => left.x - right.x) } : undefined;
}

/**
 * Makes whole the rows of tables whose cells have several lines, set in the middle of their row as browsers and word
 * processors do: cells with one line stand at the middle of those with more.
 */
export const withWholeCells = (rows: readonly Row[]): Row[] => toBands(rows).flatMap((band) => rowOf(band) ?? band);
