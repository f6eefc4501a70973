import { isTime } from "../text/time";
import { holdsAddress } from "./cut-address";
import { headsDateMargin, isDateColumn, isDateMargin, isMargin } from "./date-margin";
import { LINE_PITCH } from "./open-line";
import type { Row, Segment } from "./rows";
import { EDGE, hasPeriod, isLeft, isRight, startsSection } from "./sides";

/** Rows from `from` to before `to` are in two columns; the right one begins at `x`. */
export interface Gutter {
	x: number;
	from: number;
	to: number;
}

/** Rows that each of two columns must have, fewer when both have headings. */
const LEAST_ROWS = 4;
const LEAST_HEADED_ROWS = 3;
/** If more than this share of a column's rows have a neighbour on their baseline, it is a table, read row by row. */
const TABLE_SHARE = 0.6;

const crosses = (segment: Segment, x: number) => !isLeft(segment, x) && !isRight(segment, x);

/** Left edges at which several segments begin, somewhere in the middle of the page. */
function edges(rows: readonly Row[], width: number): number[] {
	const found: { x: number; count: number }[] = [];
	for (const segment of rows.flatMap((row) => row.segments)) {
		if (segment.x < width * 0.2 || segment.x > width * 0.8) continue;
		const same = found.find((edge) => Math.abs(edge.x - segment.x) < EDGE);
		if (same) same.count += 1;
		else found.push({ x: segment.x, count: 1 });
	}
	const known = found.filter(({ count }) => count >= LEAST_HEADED_ROWS).map(({ x }) => x);
	return [...known, ...known.flatMap((x) => outdented(rows, x))];
}

/** Headings, such as those in boxes, can begin a little before the text of their column. */
const OUTDENT = 14;

/** The left edge of a heading that begins a little before an edge. */
function outdented(rows: readonly Row[], x: number): number[] {
	const heads = rows.flatMap(({ segments }) => segments).filter((one) => one.x < x && x - one.x < OUTDENT);
	const before = heads.filter(startsSection).map((one) => one.x);
	return before.length > 0 ? [Math.min(...before)] : [];
}

/** Left edges of columns with headings whose lines end at one right edge, in the right half of the page. */
function alignedEdges(rows: readonly Row[], width: number): number[] {
	const last = rows.flatMap(({ segments }) => segments.at(-1) ?? []).filter(({ x }) => x > width * 0.5);
	const ends = [...new Set(last.map(({ right }) => Math.round(right / EDGE)))];
	return ends.flatMap((end) => {
		const column = last.filter(({ right }) => Math.abs(right - end * EDGE) < EDGE);
		return column.some(startsSection) ? [Math.min(...column.map(({ x }) => x))] : [];
	});
}

/** Whether a row is a heading in the middle of the page, above what stands on both sides, and not just in the right column. */
function isMiddle({ segments: [first, second] }: Row, x: number, width: number): boolean {
	if (first === undefined || second || Math.abs(first.x - x) < EDGE) return false;
	return Math.abs(first.x + first.right - width) < EDGE && startsSection(first);
}

/** The longest runs of rows that nothing crosses at `x`, nor a heading from the margin or in the middle. */
function openRuns(rows: readonly Row[], x: number, width: number): Gutter[] {
	const runs: Gutter[] = [];
	let from = 0;
	rows.forEach((row, index) => {
		const isOpen = !row.isHeading && !isMiddle(row, x, width) && !row.segments.some((segment) => crosses(segment, x));
		if (isOpen && !headsDateMargin(rows.slice(index), x)) return;
		if (index > from) runs.push({ x, from, to: index });
		from = index + 1;
	});
	if (rows.length > from) runs.push({ x, from, to: rows.length });
	return runs;
}

/** Whether entries stand side by side: both have their own dates. */
const hasTwoPeriods = (rows: readonly Row[], x: number) =>
	rows.some((row) => hasPeriod(row, (one) => isLeft(one, x)) && hasPeriod(row, (one) => isRight(one, x)));

/** Whether the rows of both sides belong together, judged by the part where both sides have any. */
function isTable(rows: readonly Row[], left: readonly Row[], right: readonly Row[]): boolean {
	const from = rows.findIndex((row) => right.includes(row));
	const to = rows.findLastIndex((row) => right.includes(row));
	const besides = rows.slice(from, to + 1).filter((row) => left.includes(row) && !row.segments.some(startsSection));
	const shared = besides.filter((row) => right.includes(row)).length;
	return shared >= TABLE_SHARE * Math.min(besides.length, right.length);
}

/** Whether contact data stands alone in a line of the left column, beside the right one, as no text of an entry does. */
function hasReach(rows: readonly Row[], x: number): boolean {
	const from = rows.findIndex(({ segments }) => segments.some((one) => isRight(one, x)));
	const isReach = (one: Segment) => isLeft(one, x) && holdsAddress(one.text) && !isTime(one.text);
	return from >= 0 && rows.slice(from).some(({ segments }) => segments.every(isReach));
}

/** Whether sections of the right column begin with headings that are all indented alike, such as those behind icons. */
function areIndented(segments: readonly Segment[], x: number): boolean {
	const heads = segments.filter((one) => isRight(one, x) && startsSection(one));
	const [first] = heads;
	return (
		first !== undefined &&
		heads.length > 1 &&
		first.x - x < OUTDENT &&
		heads.every((one) => Math.abs(one.x - first.x) < 1)
	);
}

function areColumns(rows: readonly Row[], x: number): boolean {
	const left = rows.filter((row) => row.segments.some((segment) => isLeft(segment, x)));
	const right = rows.filter((row) => row.segments.some((segment) => isRight(segment, x)));
	const fewer = Math.min(left.length, right.length);
	if (fewer < LEAST_HEADED_ROWS) return false;
	const segments = rows.flatMap((row) => row.segments);
	const headed = (side: typeof isLeft) => segments.some((segment) => side(segment, x) && startsSection(segment));
	const end = Math.max(...segments.filter((segment) => isRight(segment, x)).map((segment) => segment.right));
	const isAtEdge = (segment: Segment) =>
		Math.abs(segment.x - x) < EDGE || (isRight(segment, x) && Math.abs(segment.right - end) < EDGE);
	const rightHeaded = segments.filter(isAtEdge).some(startsSection) || areIndented(segments, x);
	if (isMargin(segments, x) || isDateColumn(segments, x) || isDateMargin(rows, x)) return false;
	return (
		((headed(isLeft) || hasReach(rows, x)) && rightHeaded) ||
		(fewer >= LEAST_ROWS && (hasTwoPeriods(rows, x) || !isTable(rows, left, right)))
	);
}

/** Whether a text of the left side is right above another one, with which it is one text. */
function goesOn(above: Row | undefined, below: readonly Row[], x: number): boolean {
	const one = above?.segments[0];
	const other = below.flatMap(({ segments }) => segments.find((segment) => isLeft(segment, x)) ?? [])[0];
	if (!one || !other || startsSection(other)) return false;
	const isAlike = one.size === other.size && one.font === other.font && Math.abs(one.x - other.x) < EDGE;
	return isAlike && other.y - one.y < LINE_PITCH * one.size;
}

/** Excludes rows at both ends that only the left side has: they belong above or below the columns. */
function trim(rows: readonly Row[], { x, from, to }: Gutter): Gutter {
	const hasRight = (row: Row | undefined) => row?.segments.some((segment) => isRight(segment, x)) ?? false;
	const heads = (row: Row | undefined) => row?.segments.some(startsSection) ?? false;
	let first = from;
	while (first < to && !hasRight(rows[first]) && !heads(rows[first])) first += 1;
	while (first > from && goesOn(rows[first - 1], rows.slice(first, to), x)) first -= 1;
	let last = to;
	while (last > first && !hasRight(rows[last - 1])) last -= 1;
	if (to === rows.length) return { x, from: first, to };
	const heading = rows.slice(last, to).findIndex(heads);
	return { x, from: first, to: heading < 0 ? to : last + heading };
}

/** A part of the page without headings at its end, whose text stands below it in other columns. */
function withoutLastHeadings(rows: readonly Row[], gutter: Gutter): Gutter {
	const { from, to } = gutter;
	const isHeading = rows[to - 1]?.segments.every(startsSection);
	return isHeading && to < rows.length && to - from > LEAST_HEADED_ROWS ? { ...gutter, to: to - 1 } : gutter;
}

/** Finds where a page is in two columns, also at left edges that are known; undefined if it is read row by row. */
export function findGutter(rows: readonly Row[], width: number, known: readonly number[] = []): Gutter | undefined {
	const candidates = [...known, ...edges(rows, width), ...alignedEdges(rows, width)]
		.flatMap((x) => openRuns(rows, x, width))
		.filter(({ x, from, to }) => areColumns(rows.slice(from, to), x))
		.sort((one, other) => other.to - other.from - (one.to - one.from));
	const best = candidates[0];
	return best && withoutLastHeadings(rows, trim(rows, best));
}
