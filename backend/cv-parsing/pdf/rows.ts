import { headingOf } from "../sections/headings";
import { isBullet, LEADERS } from "../text/clean";
import { type ColumnEdge, isApart } from "./column-edges";
import type { Piece } from "./piece";

/** A text without wide gaps. */
export interface Segment extends Piece {
	/** Where its text begins: after the bullet if it has one. */
	inner: number;
	/** Its text, parted at gaps that are wider than a space: the labels of a row of tags. */
	parts: readonly string[];
	/** Its text, parted where the letters' look changes between two words: a position and its company. */
	runs: readonly string[];
	/** The look of its last letters. */
	ending: Pick<Piece, "font" | "size">;
}

/** Texts on one baseline. */
export interface Row {
	y: number;
	/** From left to right; never empty. */
	segments: readonly Segment[];
	/** Whether it is a heading over the full width, whatever its own. */
	isHeading?: boolean;
}

/** A gap of at least this many letter sizes separates two texts, not two words. */
const WIDE = 1.5;
/** A gap of at least this many letter sizes separates two words, not two letters. */
const WORD = 0.15;
/** A gap of at least this many letter sizes is wider than a space. */
const PART = 0.5;
/** Gaps of one width in justified text, and how many letter sizes wide they can be. */
const LEAST_SPREAD = 2;
const MOST_SPREAD = 6;
/** Baselines at most this many letter sizes apart are one line; small capitals and icons are a little off. */
const SAME_LINE = 0.35;

const isAlike = (one: Pick<Piece, "font" | "size">, other: Pick<Piece, "font" | "size">) =>
	one.font === other.font && Math.abs(one.size - other.size) < 0.1 * one.size;

/** Appends texts to others; the first of them continues the last one, or is a text of its own. */
function append(texts: readonly string[], more: readonly string[], isNew: boolean, space: string): string[] {
	const [last = "", ...before] = [...texts].reverse();
	const [first = "", ...after] = more;
	return [...before.reverse(), ...(isNew ? [last, first] : [`${last}${space}${first}`]), ...after];
}

/** Letters behind a larger first one of small capitals stand at most this many letter sizes apart from it. */
const SMALL_CAPITAL = 0.4;

/** Whether a text goes on with small capitals behind their large first letter: "J" and "ANE". */
const isSmallCapital = (left: Segment, right: Segment) =>
	/(?:^|\s)\p{Lu}$/u.test(left.text) &&
	/^\p{Lu}+(?!\p{L})/u.test(right.text) &&
	left.ending.size > 1.1 * right.size &&
	left.ending.size < OTHER_SIZE * 1.1 * right.size;

function join(left: Segment, right: Segment): Segment {
	const gap =
		right.x - left.right > (isSmallCapital(left, right) ? SMALL_CAPITAL : WORD) * Math.max(left.size, right.size);
	// A column of dates can touch the next one: "Apr 2025" and "Data Analyst".
	const touches = /\d$/.test(left.text) && /^\p{Lu}\p{Ll}/u.test(right.text) && left.font !== right.font;
	const space = (gap || touches) && !/\s$/.test(left.text) && !/^\s/.test(right.text);
	const main = right.text.trim().length > left.text.trim().length ? right : left;
	const isGap = right.x - left.right > PART * Math.max(left.size, right.size);
	const isWordEnd = space || /\s$/.test(left.text) || /^[\s,;:|–—(]/.test(right.text);
	return {
		parts: append(left.parts, right.parts, isGap, space ? " " : ""),
		runs: append(left.runs, right.runs, isWordEnd && !isAlike(left.ending, right), space ? " " : ""),
		ending: right.ending,
		text: `${left.text}${space ? " " : ""}${right.text}`,
		x: left.x,
		inner: isBullet(left.text) ? right.x : left.inner,
		y: main.y,
		right: Math.max(left.right, right.right),
		size: Math.max(left.size, right.size),
		font: main.font,
	};
}

/** Runs of several spaces, or dots that lead to a date, stand for a gap inside of one piece as well; their places are estimated. */
function splitAtSpaces(piece: Piece): Piece[] {
	const text = piece.text.replace(LEADERS, ({ length }) => " ".repeat(length));
	if (text === piece.text && !/\S\s{4,}\S/.test(text)) return [piece];
	const each = (piece.right - piece.x) / text.length;
	return [...text.matchAll(/\S+(?:\s{1,3}\S+)*/g)].map((part) => ({
		...piece,
		text: part[0],
		x: piece.x + part.index * each,
		right: piece.x + (part.index + part[0].length) * each,
	}));
}

/** Letters this many times as large belong to another text, such as a name beside a summary. */
const OTHER_SIZE = 1.4;

/** Whether a heading in the margin reaches to the text beside it: "Education" and "University of Oslo", without a space. */
const isHeadingBeside = (last: Segment, next: Segment) =>
	next.x - last.right < WORD * last.size && /^\p{Lu}/u.test(next.text) && /\p{Ll}$/u.test(last.text) && isHeading(last);

/** Whether a heading in letters of its own stands behind a gap, as that of another column does. */
const isHeadingBehind = (last: Segment, next: Segment) =>
	next.x - last.right > PART * last.size && next.size > last.size + 1 && isHeading(next);

const isHeading = ({ text }: Segment) => headingOf(text.trim()) !== undefined;

/** The gap that separates two texts. A larger name or heading isn't part of the small text beside it. */
function wideGap(last: Segment, next: Segment): number {
	const [small, large] = [Math.min(last.size, next.size), Math.max(last.size, next.size)];
	return large > OTHER_SIZE * small ? small : WIDE * large;
}

/** Whether `next` continues `last`: no wide gap, or nothing but a bullet stands before it. */
const belongs = (last: Segment, next: Segment) =>
	isBullet(last.text) ||
	(next.x - last.right < wideGap(last, next) && !isHeadingBeside(last, next) && !isHeadingBehind(last, next));

/** Texts of a row, from the left, without single dots that lead from one to another. A dot alone parts two texts. */
function withoutLeaders(pieces: readonly Piece[]): Piece[] {
	const sorted = pieces.toSorted((one, other) => one.x - other.x);
	const isDot = (piece: Piece | undefined) => piece !== undefined && /^[.·]$/.test(piece.text.trim());
	const isLeader = (piece: Piece, at: number) => isDot(piece) && (isDot(sorted[at - 1]) || isDot(sorted[at + 1]));
	return sorted.filter(isLeader).length < LEAST_DOTS ? sorted : sorted.filter((piece, at) => !isLeader(piece, at));
}

/** Fewer single dots lead nowhere. */
const LEAST_DOTS = 5;

function toSegments(pieces: readonly Piece[], edges: readonly ColumnEdge[]): Segment[] {
	const sorted = withoutLeaders(pieces)
		.flatMap(splitAtSpaces)
		.sort((one, other) => one.x - other.x);
	const segments: Segment[] = [];
	for (const piece of sorted) {
		const next = { ...piece, inner: piece.x, parts: [piece.text], runs: [piece.text], ending: piece };
		const last = segments.at(-1);
		if (last && belongs(last, next) && (isBullet(last.text) || !isApart(last, next, edges)))
			segments[segments.length - 1] = join(last, next);
		else segments.push(next);
	}
	const isOne = segments.every((segment, at) => at === 0 || !isApart(segments[at - 1] ?? segment, segment, edges));
	return isOne && isJustified(segments) ? [segments.reduce(join)] : segments;
}

/** Words spread over a narrow column: several gaps of one width, each far smaller than one between columns. */
function isJustified(segments: readonly Segment[]): boolean {
	const gaps = segments.slice(1).map((segment, index) => segment.x - (segments[index]?.right ?? 0));
	const size = segments[0]?.size ?? 0;
	const [least, most] = [Math.min(...gaps), Math.max(...gaps)];
	const words = segments.filter(({ text }) => /^\p{Ll}/u.test(text.trim())).length;
	return (
		gaps.length >= LEAST_SPREAD &&
		words * 2 >= segments.length &&
		most < MOST_SPREAD * size &&
		most - least < 0.1 * size
	);
}

/** Whether two pieces stand above each other, so that they can't be in one line, however close their baselines are. */
const overlap = (one: Piece, other: Piece) =>
	Math.abs(one.y - other.y) > 0.1 * one.size &&
	Math.min(one.right, other.right) - Math.max(one.x, other.x) > 0.5 * one.size;

/** Whether a text is printed again over itself, as shadows and false bold letters are. */
const isAgain = (one: Piece, other: Piece) =>
	one.text === other.text &&
	Math.abs(one.x - other.x) < AGAIN * one.size &&
	Math.abs(one.y - other.y) < AGAIN * one.size &&
	Math.abs(one.size - other.size) < AGAIN;

/** Texts at most this many letter sizes apart are the same text, printed twice. */
const AGAIN = 0.2;

/** Each text once; what is printed over itself follows closely. */
function withoutShadows(pieces: readonly Piece[]): Piece[] {
	return pieces.filter((piece, at) => !pieces.slice(Math.max(0, at - NEARBY), at).some((one) => isAgain(one, piece)));
}

/** Letters this many times as large are no part of the line beside them, whatever the baseline. */
const FAR_LARGER = 1.8;

/** A large name and the small text beside it are lines of their own. */
function atSizes(row: Row): Row[] {
	const [first, ...others] = row.segments;
	const isLarge = others.length > 0 && others.every(({ size }) => first && first.size > FAR_LARGER * size);
	return first && isLarge
		? [
				{ ...row, segments: [first] },
				{ ...row, segments: others },
			]
		: [row];
}

/** How many texts before one are compared with it. */
const NEARBY = 12;

/** Puts a page's pieces into lines, from top to bottom. Texts on both sides of a column's edge stay apart. */
export function toRows(pieces: readonly Piece[], edges: readonly ColumnEdge[] = []): Row[] {
	const sorted = withoutShadows([...pieces].sort((one, other) => one.y - other.y || one.x - other.x));
	const rows: { first: Piece; pieces: Piece[] }[] = [];
	for (const piece of sorted) {
		const isClose = ({ first }: { first: Piece }) => piece.y - first.y < SAME_LINE * Math.min(first.size, piece.size);
		const row = rows.slice(-2).find((one) => isClose(one) && !one.pieces.some((other) => overlap(other, piece)));
		if (row) row.pieces.push(piece);
		else rows.push({ first: piece, pieces: [piece] });
	}
	return rows.flatMap((row) => atSizes({ y: row.first.y, segments: toSegments(row.pieces, edges) }));
}
