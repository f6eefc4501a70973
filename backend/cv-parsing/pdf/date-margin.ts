import { headingOf, type SectionKind } from "../sections/headings";
import { isTime } from "../text/time";
import type { Row, Segment } from "./rows";
import { hasPeriod, isLeft, isRight, startsSection } from "./sides";

/** If more than this share of the left side's texts are headings, dates and numbers, it is a margin. */
const MARGIN_SHARE = 0.6;
/** The same where the other side has texts that read like headings, such as the highlights of a position. */
const SURE_MARGIN_SHARE = 0.8;

/** Whether a text is a heading, a date or a number: what stands in a margin. */
export const isMark = ({ text }: Segment) => isTime(text) || headingOf(text) !== undefined || !/\p{L}/u.test(text);

/** Whether the left side only holds headings and dates of what is beside them. */
export function isMargin(segments: readonly Segment[], x: number): boolean {
	const left = segments.filter((segment) => isLeft(segment, x));
	const isHeaded = segments.some((segment) => isRight(segment, x) && startsSection(segment));
	return left.filter(isMark).length > (isHeaded ? SURE_MARGIN_SHARE : MARGIN_SHARE) * left.length;
}

/** Longer texts than these stand in a column of their own, not in the margin of another one. */
const LONGEST_REMARK = 30;
const LEAST_DATES = 2;

/** Sections with dates of their own: a column that begins one stands apart. */
const DATED = new Set<SectionKind | undefined>(["experience", "education"]);

/** Whether the left side begins a section there, rather than naming with a word such as "Software" what is beside it. */
function startsColumn({ segments }: Row, x: number): boolean {
	const heading = segments.find((one) => isLeft(one, x) && startsSection(one));
	const isAlike = segments.some((one) => isRight(one, x) && startsSection(one));
	return heading !== undefined && (isAlike || DATED.has(headingOf(heading.text)));
}

/**
 * Whether the left side has the dates of what is beside them, and short remarks such as places below them. A word that is
 * also a heading, such as "Software", stands beside something there.
 */
export function isDateMargin(rows: readonly Row[], x: number): boolean {
	const left = rows.filter((row) => row.segments.some((one) => isLeft(one, x)));
	const isBeside = ({ segments }: Row) => segments.some((one) => isRight(one, x));
	const has = (row: Row, test: (segment: Segment) => boolean) =>
		row.segments.some((one) => isLeft(one, x) && test(one));
	if (left.some((row) => startsColumn(row, x) || has(row, ({ text }) => text.length > LONGEST_REMARK))) return false;
	const marks = left.filter((row) => has(row, (one) => isTime(one.text) || startsSection(one)));
	const dates = marks.filter((row) => has(row, ({ text }) => isTime(text)));
	// An entry may have a second position with its own dates.
	const others = rows.filter((row) => hasPeriod(row, (one) => isRight(one, x)));
	return dates.length >= LEAST_DATES && marks.every(isBeside) && others.length * 2 < dates.length;
}

/**
 * Whether a heading stands alone at the left edge above dates in the margin: the first of them right below, each beside a
 * text, with no more than a short remark below it, such as a place.
 */
export function headsDateMargin([head, ...below]: readonly Row[], x: number): boolean {
	const [heading, ...others] = head?.segments ?? [];
	if (!heading || others.length > 0 || !isLeft(heading, x) || !DATED.has(headingOf(heading.text))) return false;
	const end = below.findIndex(({ segments }) => segments.some((one) => isLeft(one, x) && startsSection(one)));
	const left = below
		.slice(0, end < 0 ? undefined : end)
		.filter(({ segments }) => segments.some((one) => isLeft(one, x)));
	const dates = left.filter(({ segments: [first] }) => first && isTime(first.text));
	const areBeside = dates.every(({ segments }) => segments.some((one) => isRight(one, x)));
	const areShort = left.every(({ segments: [first] }) => (first?.text.length ?? 0) <= LONGEST_REMARK);
	return (
		left[0] === dates[0] && dates.length >= LEAST_DATES && areBeside && areShort && left.length <= dates.length * 2
	);
}

/** Whether hardly anything but dates and lengths of time stands on the right side. */
export function isDateColumn(segments: readonly Segment[], x: number): boolean {
	const right = segments.filter((segment) => isRight(segment, x));
	return right.filter(({ text }) => isTime(text)).length > SURE_MARGIN_SHARE * right.length;
}
