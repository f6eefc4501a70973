import { headingOf } from "../sections/headings";
import { LINE_PITCH } from "./open-line";
import type { Row, Segment } from "./rows";

/** Fewer headings than these make no margin. */
const LEAST_HEADINGS = 2;
/** Share of other texts that a margin may have, such as a page's number. */
const MOST_OTHERS = 0.1;
/** Left edges within this many points count as one. */
const EDGE = 3;
/** A heading's text begins to its right, at least this many points away from the heading's own edge. */
const LEAST_INDENT = 20;
/** How far above a heading's baseline, in its letter sizes, that of its first line beside it can be. */
const ABOVE = 0.7;

/** A heading of one or more lines in the margin. */
interface Heading {
	y: number;
	segment: Segment;
	/** Its lines as they stand in their rows. */
	lines: readonly Segment[];
}

const isHeading = ({ text }: Segment) => headingOf(text) !== undefined;

const looksLike = (one: Segment, other: Segment) => one.font === other.font && Math.abs(one.size - other.size) < 0.6;

/** Joins the lines of a heading that its margin was too narrow for: "Work" and "Experience". */
function joinHeadings(headings: readonly Heading[]): Heading[] {
	const joined: Heading[] = [];
	for (const heading of headings) {
		const { y, segment } = heading;
		const last = joined.at(-1);
		const [before = "", behind] = [last?.segment.text.trim(), segment.text.trim()];
		const text = before.endsWith("-") ? `${before.slice(0, -1)}${behind}` : `${before} ${behind}`;
		const isNext =
			last && y - (last.lines.at(-1)?.y ?? last.y) < LINE_PITCH * segment.size && looksLike(last.segment, segment);
		if (isNext && (headingOf(text) || before.endsWith("-") || /^\p{Ll}/u.test(behind)))
			joined[joined.length - 1] = { y: last.y, segment: { ...last.segment, text }, lines: [...last.lines, segment] };
		else joined.push(heading);
	}
	return joined;
}

/** What stands left of the edge `x`, from the first heading there on. */
function leftOf(rows: readonly Row[], x: number): Heading[] {
	const left = rows.flatMap(({ y, segments }) =>
		segments.filter((segment) => segment.x < x - LEAST_INDENT).map((segment) => ({ y, segment, lines: [segment] })),
	);
	const joined = joinHeadings(left);
	const first = joined.findIndex(({ lines }) => lines.some(isHeading));
	// Only both lines of a heading may tell that it is one: "Personal" and "Details".
	const above = joined.slice(0, Math.max(0, first)).findLastIndex(({ segment }) => !isHeading(segment));
	return joined.slice(above + 1);
}

/** Whether headings of another column stand below each other right of the edge `x`. */
function hasColumnBeside(rows: readonly Row[], x: number): boolean {
	const right = rows.flatMap(({ segments }) => segments.filter((one) => one.x > x + LEAST_INDENT && isHeading(one)));
	return right.some((one) => right.filter((other) => isBelow(one, other)).length >= LEAST_HEADINGS);
}

const isBelow = (one: Segment, other: Segment) => Math.abs(one.x - other.x) < EDGE && looksLike(one, other);

/** The headings left of the edge `x`, if hardly anything else is there. */
function headingsBeside(rows: readonly Row[], x: number): Heading[] | undefined {
	if (hasColumnBeside(rows, x)) return undefined;
	const left = leftOf(rows, x);
	const known = left.filter(({ segment }) => isHeading(segment));
	const [first] = known;
	const headings = left.filter(({ segment }) => isHeading(segment) || (first && looksLike(first.segment, segment)));
	const isMargin = known.length >= LEAST_HEADINGS && left.length - headings.length <= MOST_OTHERS * left.length;
	return isMargin && known.length * 2 >= headings.length ? headings : undefined;
}

/** Left edges of texts that stand beside another or alone, the most frequent one first. */
function edges(rows: readonly Row[], width: number): number[] {
	const found: { x: number; count: number }[] = [];
	for (const { x } of rows.flatMap(({ segments }) => segments)) {
		if (x > width * 0.5) continue;
		const same = found.find((edge) => Math.abs(edge.x - x) < EDGE);
		if (same) same.count += 1;
		else found.push({ x, count: 1 });
	}
	return found.sort((one, other) => other.count - one.count).map(({ x }) => x);
}

const MOST_EDGES = 3;

const toRow = ({ y, segment }: Heading): Row => ({ y, segments: [segment], isHeading: true });

/**
 * Puts headings in the left margin above the text beside them. Their baselines are seldom on one line, and a long
 * heading has several.
 */
export function withHeadingsAbove(rows: readonly Row[], width: number): Row[] {
	const found = edges(rows, width)
		.slice(0, MOST_EDGES)
		.map((x) => headingsBeside(rows, x))
		.find((headings) => headings !== undefined);
	if (!found) return [...rows];
	const placed = new Set(found.flatMap(({ lines }) => lines));
	const open = [...found];
	const done: Row[] = [];
	for (const row of rows) {
		while (open[0] && row.y > open[0].y - ABOVE * open[0].segment.size) done.push(...open.splice(0, 1).map(toRow));
		const segments = row.segments.filter((segment) => !placed.has(segment));
		if (segments.length > 0) done.push({ ...row, segments });
	}
	return [...done, ...open.map(toRow)];
}
