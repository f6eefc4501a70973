import { isBullet, withoutBullet } from "../text/clean";
import { findPeriod } from "../text/dates";
import type { BodyText } from "./body-text";
import type { Page, Piece, Shape } from "./piece";

/** A page with this many bullets among its letters has all of them there. */
const LEAST_TYPED = 3;
/** Limits in letter sizes: of the shape itself, and of the gap to its text. */
const SMALLEST = 0.15;
const LARGEST = 0.6;
const FARTHEST = 1.6;
/** Left edges this close are one, in points. */
const EDGE = 3;
/** How far below its name an entry's dates stand, in letter sizes. */
const MOST_BELOW = 5;
/** Shapes this many letter sizes beside another one are a rating or a pattern. */
const ALONE = 2.5;

/** Whether a text is, or begins with, the bullet of a list; "●●●○○" is a rating. */
function isTyped(text: string): boolean {
	const rest = withoutBullet(text.trim());
	return isBullet(text) || (rest.bullet && /^[\p{L}\d"“(]/u.test(rest.text));
}

/** Whether hardly any line of a page has a typed bullet, so that it may draw them: browsers print those of lists as shapes. */
export const lacksBullets = (pieces: readonly Piece[]): boolean =>
	pieces
		.filter(({ text }) => isTyped(text))
		.filter(({ x, y }) => !pieces.some((other) => other.y === y && other.x < x))
		.slice(0, LEAST_TYPED).length < LEAST_TYPED;

/** Bullets are no larger than this, in points. */
const MOST_POINTS = 12;

/** Whether a shape is small enough for a bullet. */
export const mayBeBullet = ({ x, right, top, bottom }: Shape): boolean =>
	right - x < MOST_POINTS && bottom - top < MOST_POINTS;

/** Whether a text is a period and nothing else. */
const isDates = (text: string) => {
	const period = findPeriod(text.trim());
	return period?.single === false && period.from === 0 && period.to >= text.trim().length - 1;
};

const middleOf = ({ top, bottom }: Shape) => (top + bottom) / 2;

/** Whether a shape is a small disc, ring or square just before a text, at the height of its small letters. */
function isBefore(shape: Shape, piece: Piece): boolean {
	const [width, height, gap] = [shape.right - shape.x, shape.bottom - shape.top, piece.x - shape.right];
	const above = piece.y - middleOf(shape);
	return (
		[width, height].every((side) => side > SMALLEST * piece.size && side < LARGEST * piece.size) &&
		Math.abs(width - height) < 0.25 * Math.max(width, height) &&
		gap > 0 &&
		gap < FARTHEST * piece.size &&
		above > 0 &&
		above < 0.7 * piece.size
	);
}

const isAlone = (shape: Shape, { size }: Piece, shapes: readonly Shape[]) =>
	!shapes.some(
		(other) =>
			other !== shape &&
			Math.abs(middleOf(other) - middleOf(shape)) < 0.2 * size &&
			other.right > shape.x - ALONE * size &&
			other.x < shape.right + ALONE * size,
	);

/** The pieces of a page before which a bullet stands, with its shape. */
const marksOf = ({ pieces, shapes = [] }: Page): Map<Piece, Shape> =>
	new Map(
		pieces.flatMap((piece) => {
			const shape = shapes.find((one) => isBefore(one, piece));
			return shape && isAlone(shape, piece, shapes) ? [[piece, shape] as const] : [];
		}),
	);

/** Marks of a page; none if at least half of them are the dots of a timeline, whose entries have their dates below, as far in. */
function withoutDots(marks: Map<Piece, Shape>, { pieces }: Page): Map<Piece, Shape> {
	const texts = [...marks.keys()].sort((one, other) => one.y - other.y);
	const isDot = (piece: Piece, at: number) => {
		const end = texts.slice(at + 1).find(({ x }) => Math.abs(x - piece.x) < EDGE)?.y ?? Number.POSITIVE_INFINITY;
		return pieces.some(
			({ text, x, y }) =>
				y > piece.y &&
				y < Math.min(end, piece.y + MOST_BELOW * piece.size) &&
				Math.abs(x - piece.x) < EDGE &&
				isDates(text),
		);
	};
	return texts.filter(isDot).length * 2 < marks.size ? marks : new Map();
}

/** Pages with a bullet for each shape that stands for one. Shapes before most headings or names are ornaments. */
export function withDrawnBullets(pages: readonly Page[], body: BodyText): Page[] {
	const isPlain = ({ font, size }: Piece) => font === body.font && size < body.size + 1;
	// A line that is bold as a whole is a name, with its points below.
	const isPoint = (piece: Piece, { pieces }: Page) =>
		isPlain(piece) || pieces.some((other) => other.y === piece.y && other.x > piece.x && isPlain(other));
	const marks = pages.map((page) => withoutDots(marksOf(page), page));
	const points = pages.map((page, at) => [...(marks[at] ?? [])].filter(([piece]) => isPoint(piece, page)));
	const [all, plain] = [marks.map(({ size }) => size), points.map(({ length }) => length)].map((counts) =>
		counts.reduce((sum, count) => sum + count, 0),
	);
	if ((plain ?? 0) * 2 <= (all ?? 0)) return [...pages];
	return pages.map((page, at) => {
		const shapes = new Map(points[at]);
		const bulleted = (piece: Piece) => {
			const shape = shapes.get(piece);
			return shape ? [{ ...piece, text: "•", x: shape.x, right: shape.right }, piece] : [piece];
		};
		return { ...page, pieces: page.pieces.flatMap(bulleted) };
	});
}
