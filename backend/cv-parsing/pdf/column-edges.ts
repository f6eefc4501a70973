import { headingOf } from "../sections/headings";
import { isTime } from "../text/time";
import { holdsAddress } from "./cut-address";
import type { Piece } from "./piece";

/** The left edge of a column that another one reaches up to, and the baselines between which it is one. */
export interface ColumnEdge {
	x: number;
	from: number;
	to: number;
}

/** Left edges within this many points count as one. */
const EDGE = 1.5;
/** Fewer texts than these at one left edge are no column. */
const LEAST_TEXTS = 4;
/** No page has more columns than these and the first; each one costs time. */
const MOST_EDGES = 4;
/** Share of the page's width in which a column can begin. */
const [FIRST, LAST] = [0.15, 0.7];

const isHeading = ({ text }: Piece) => headingOf(text.trim()) !== undefined;
const isTelling = (piece: Piece) => isHeading(piece) || (holdsAddress(piece.text) && !isTime(piece.text));

/** Left edges of at least so many pieces, or of two headings, in the middle of the page. */
function edgesOf(pieces: readonly Piece[], width: number): Piece[][] {
	const found: Piece[][] = [];
	for (const piece of pieces) {
		if (piece.x < width * FIRST || piece.x > width * LAST) continue;
		const same = found.find(([first]) => first && Math.abs(first.x - piece.x) < EDGE);
		if (same) same.push(piece);
		else found.push([piece]);
	}
	return found.filter((all) => all.length >= LEAST_TEXTS || all.filter(isHeading).length > 1);
}

/** The edge of a column, as far up and down as nothing crosses it; undefined if something does in between. */
function openEdge(column: readonly Piece[], pieces: readonly Piece[]): ColumnEdge | undefined {
	const x = Math.min(...column.map((piece) => piece.x)) - EDGE;
	const [first, last] = [Math.min(...column.map(({ y }) => y)), Math.max(...column.map(({ y }) => y))];
	const crossed = pieces.filter((piece) => piece.x < x && piece.right > x + EDGE).map(({ y }) => y);
	if (crossed.some((y) => y > first - 1 && y < last + 1)) return undefined;
	const from = Math.max(...crossed.filter((y) => y < first), Number.NEGATIVE_INFINITY);
	return { x, from, to: Math.min(...crossed.filter((y) => y > last), Number.POSITIVE_INFINITY) };
}

const looksLike = (one: Piece, other: Piece) => one.font === other.font && Math.abs(one.size - other.size) < EDGE;

/** Whether nothing but headings, two of them known, stands left of an edge: a margin. */
function isMargin(left: readonly Piece[]): boolean {
	const known = left.filter(isHeading);
	const [first] = known;
	return known.length > 1 && left.every((one) => first !== undefined && looksLike(one, first));
}

/** Whether headings or contact data stand on the left of an edge, and headings on its right; or only headings on the left. */
function partsColumns(edge: ColumnEdge, pieces: readonly Piece[]): boolean {
	const beside = pieces.filter(({ y }) => y > edge.from && y < edge.to);
	const isLeft = ({ right }: Piece) => right <= edge.x + EDGE;
	const left = beside.filter(isLeft);
	return isMargin(left) || (left.some(isTelling) && beside.some((one) => !isLeft(one) && isHeading(one)));
}

/**
 * Left edges of columns on a page, so that texts of two columns aren't taken for one, however narrow the gap between them
 * is: nothing crosses them, and headings or contact data stand on both sides. Of many, those with the most texts.
 */
export function columnEdges(pieces: readonly Piece[], width: number): ColumnEdge[] {
	return edgesOf(pieces, width)
		.sort((one, other) => other.length - one.length)
		.flatMap((column) => openEdge(column, pieces) ?? [])
		.filter((edge) => partsColumns(edge, pieces))
		.slice(0, MOST_EDGES);
}

/** Whether a column begins between two texts of a row. */
export const isApart = (left: Piece, right: Piece, edges: readonly ColumnEdge[]): boolean =>
	edges.some(({ x, from, to }) => left.right <= x + EDGE && right.x >= x && right.y > from && right.y < to);
