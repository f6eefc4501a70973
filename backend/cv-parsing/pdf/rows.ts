import { isBullet } from "../text/clean";
import type { Piece } from "./piece";

/** A text without wide gaps. */
export interface Segment extends Piece {
	/** Where its words begin: behind the bullet if it has one. */
	inner: number;
}

/** Texts on one baseline. */
export interface Row {
	y: number;
	/** From left to right; never empty. */
	segments: readonly Segment[];
}

/** A gap this many letter sizes wide stands between two texts, not between two words. */
const WIDE = 1.5;
/** A gap this many letter sizes wide stands between two words, not between two letters. */
const WORD = 0.15;
/** Baselines this many letter sizes apart are one line; small capitals and icons sit a little off. */
const SAME_LINE = 0.35;

function join(left: Segment, right: Segment): Segment {
	const gap = right.x - left.right > WORD * Math.max(left.size, right.size);
	// A column of dates can touch the next one: "Apr 2025" and "Data Analyst".
	const touches = /\d$/.test(left.text) && /^\p{Lu}\p{Ll}/u.test(right.text) && left.font !== right.font;
	const space = (gap || touches) && !/\s$/.test(left.text) && !/^\s/.test(right.text);
	const main = right.text.trim().length > left.text.trim().length ? right : left;
	return {
		text: `${left.text}${space ? " " : ""}${right.text}`,
		x: left.x,
		inner: isBullet(left.text) ? right.x : left.inner,
		y: main.y,
		right: Math.max(left.right, right.right),
		size: Math.max(left.size, right.size),
		font: main.font,
	};
}

/** Runs of several spaces inside one piece stand for a gap as well; their places are estimated. */
function splitAtSpaces(piece: Piece): Piece[] {
	if (!/\S\s{4,}\S/.test(piece.text)) return [piece];
	const each = (piece.right - piece.x) / piece.text.length;
	return [...piece.text.matchAll(/\S+(?:\s{1,3}\S+)*/g)].map((part) => ({
		...piece,
		text: part[0],
		x: piece.x + part.index * each,
		right: piece.x + (part.index + part[0].length) * each,
	}));
}

/** Whether `next` continues `last`: no wide gap, or nothing but a bullet stands before it. */
const belongs = (last: Segment, next: Segment) =>
	isBullet(last.text) || next.x - last.right < WIDE * Math.max(last.size, next.size);

function toSegments(pieces: readonly Piece[]): Segment[] {
	const sorted = pieces.flatMap(splitAtSpaces).sort((one, other) => one.x - other.x);
	const segments: Segment[] = [];
	for (const piece of sorted) {
		const next = { ...piece, inner: piece.x };
		const last = segments.at(-1);
		if (last && belongs(last, next)) segments[segments.length - 1] = join(last, next);
		else segments.push(next);
	}
	return segments;
}

/** Puts a page's pieces into lines, from top to bottom. */
export function toRows(pieces: readonly Piece[]): Row[] {
	const sorted = [...pieces].sort((one, other) => one.y - other.y || one.x - other.x);
	const rows: { first: Piece; pieces: Piece[] }[] = [];
	for (const piece of sorted) {
		const row = rows.at(-1);
		const close = row && piece.y - row.first.y < SAME_LINE * Math.min(row.first.size, piece.size);
		if (row && close) row.pieces.push(piece);
		else rows.push({ first: piece, pieces: [piece] });
	}
	return rows.map((row) => ({ y: row.first.y, segments: toSegments(row.pieces) }));
}
