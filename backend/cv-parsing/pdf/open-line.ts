import { isHome } from "../contact/places";
import type { Line } from "../line";
import { headingOf } from "../sections/headings";
import { findPeriod } from "../text/dates";
import { readLabelled } from "../text/labels";
import { isWrittenAsName } from "../text/name-words";
import type { Row, Segment } from "./rows";

/** A row of one column with the number of its page. */
export interface PlacedRow extends Row {
	page: number;
}

/** The line being put together, and where its last row ended. */
export interface Open {
	line: Line;
	/** Its first row, which tells where its cells begin. */
	first: PlacedRow;
	row: PlacedRow;
	segment: Segment;
}

/** Maximum length of a line, in characters; nothing in a CV needs more. */
export const LONGEST = 2_000;
/** Maximum distance between the baselines of a paragraph, in letter sizes. */
export const LINE_PITCH = 1.9;
export const EDGE = 3;

/** Whether the next row's first word didn't fit into the previous row. */
export function wasFull(before: Segment, next: Segment, right: number): boolean {
	const words = next.text.trim();
	const first = words.split(" ")[0] ?? "";
	const width = ((next.right - next.inner) * (first.length + 1)) / Math.max(words.length, 1);
	return before.right + width > right;
}

/** Whether a row is on the line below an open one, or at the top of the next page. */
export function isNear({ row, segment }: Open, next: PlacedRow): boolean {
	if (row.page !== next.page) return next.page === row.page + 1;
	return next.y - row.y < LINE_PITCH * segment.size;
}

/** A year that ends a sentence. */
const LAST_YEAR = /^(?:19|20)\d{2}\.$/;

/** Whether a row begins something new, however full the previous row is. */
export function begins(text: string, before: string): boolean {
	if (readLabelled(text) || headingOf(text)) return true;
	return findPeriod(text)?.from === 0 && !/[-–—]$/.test(before) && !LAST_YEAR.test(text);
}

/** Whether a text is a name with its place behind it, so that something new follows: "Fold Hearth, Kulai, Johor". */
export function endsInPlace(text: string): boolean {
	const [name = "", ...places] = text.split(", ");
	const areNamed = places.length > 0 && places.every((part) => /^\p{Lu}[^,]+$/u.test(part));
	return areNamed && isWrittenAsName(name) && isHome(places.join(", "));
}

/** Whether a bracket that one row opens ends in the next: "Baker (2011" and "to 2014)". A point of a list opens none: "a)". */
export const isInBrackets = (before: string, text: string) =>
	/\s\([^()]{1,60}$/u.test(before) && /^(?!\p{L}\))[^()]{1,60}\)/u.test(text);

/** Whether a word between the rows binds them, however short the first is: "University of" and "Oslo". */
export const isBound = (before: string, text: string) =>
	/\p{L} (?:of|for|the|de|du|des|der|del|y|dan|&)$/iu.test(before) || /^(?:of|and|dan|&) \p{Lu}/u.test(text);

/** Whether a row begins, ends or has its middle where the one above it has. */
export const isBelow = (above: Segment, next: Segment) =>
	[next.x - above.x, next.x - above.inner, next.right - above.right, next.x + next.right - above.x - above.right].some(
		(distance) => Math.abs(distance) < EDGE,
	);
