import type { Page, Piece } from "./piece";

/** How far the letters of the logo stand above or below the line, in letter sizes. */
const LEAST_SHIFT = 0.1;
const MOST_SHIFT = 0.4;
/** Letters of the logo touch or overlap, by at most this many letter sizes. */
const REACH = 0.5;

const isShifted = (from: number, to: number, size: number) =>
	to - from > LEAST_SHIFT * size && to - from < MOST_SHIFT * size;

const touches = (left: Piece, right: Piece) => Math.abs(right.x - left.right) < REACH * left.size;

/** Whether letters are "T", "E" below the line, and "X". */
const isTex = (t: Piece | undefined, e: Piece | undefined, x: Piece | undefined): boolean =>
	t?.text.at(-1) === "T" &&
	e?.text === "E" &&
	x?.text[0] === "X" &&
	isShifted(t.y, e.y, t.size) &&
	touches(t, e) &&
	touches(e, x) &&
	x.y === t.y;

/** Whether letters are "L" and a small "A" above the line. */
const isBefore = (l: Piece | undefined, a: Piece | undefined, t: Piece | undefined): l is Piece =>
	l?.text.at(-1) === "L" &&
	a?.text === "A" &&
	t?.text === "T" &&
	a.size < l.size &&
	isShifted(a.y, l.y, l.size) &&
	touches(l, a) &&
	l.y === t.y;

/** How many pieces from `at` on are the logo, and its letters; undefined if they are something else. */
function logoAt(pieces: readonly Piece[], at: number): { count: number; logo: string } | undefined {
	const [l, a, t, e, x] = pieces.slice(at, at + 5);
	if (isBefore(l, a, t) && isTex(t, e, x)) return { count: 5, logo: "LaTeX" };
	return isTex(l, a, t) ? { count: 3, logo: "TeX" } : undefined;
}

/** Pieces with the logos of TeX and LaTeX, whose letters stand above and below the line, as words in it. */
export function withTexLogos(page: Page): Page {
	const pieces: Piece[] = [];
	for (let at = 0; at < page.pieces.length; at += 1) {
		const first = page.pieces[at];
		const found = logoAt(page.pieces, at);
		const last = page.pieces[at + (found?.count ?? 1) - 1];
		if (!first || !last) break;
		pieces.push(
			found ? { ...first, text: first.text.slice(0, -1) + found.logo + last.text.slice(1), right: last.right } : first,
		);
		at += (found?.count ?? 1) - 1;
	}
	return { ...page, pieces };
}
