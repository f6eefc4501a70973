import type { BodyText } from "./body-text";
import { holdsAddress } from "./cut-address";
import type { Page, Piece } from "./piece";

/** A letter in a font of its own that begins this many lines is a bullet. */
const LEAST_MARKS = 3;

const key = ({ text, font }: Piece) => `${font} ${text.trim()}`;

/** Letters that PDFs often hold one by one, each in the font that has its form; no symbol font has them for bullets. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Whether a piece can be a bullet: one letter in another font than the text's, with text close after it. */
const isLone = (piece: Piece, body: BodyText) =>
	piece.font !== body.font && /^\p{L}$/u.test(piece.text.trim()) && !RIGHT_TO_LEFT.test(piece.text);

const beginsLine = (piece: Piece, { pieces }: Page) =>
	pieces.some(
		(other) =>
			other.y === piece.y && other.x > piece.x && other.x - piece.right < 2 * other.size && other.font !== piece.font,
	) &&
	!pieces.some(
		(other) => Math.abs(other.y - piece.y) < 1 && other.x < piece.x && piece.x - other.right < 3 * piece.size,
	);

/** Fonts in which a document has nothing but lone letters, as of icons. */
function iconFonts(pages: readonly Page[]): ReadonlySet<string> {
	const pieces = pages.flatMap((page) => page.pieces).filter(({ text }) => text.trim() !== "");
	const others = new Set(pieces.filter(({ text }) => text.trim().length > 1).map(({ font }) => font));
	return new Set(pieces.map(({ font }) => font).filter((font) => !others.has(font)));
}

/** Whether an address or a number follows a letter, so that the letter may be its icon. */
const isBeforeAddress = (piece: Piece, { pieces }: Page) =>
	pieces.some((other) => other.y === piece.y && other.x > piece.x && holdsAddress(other.text.trim()));

/** Replaces letters of symbol fonts that represent bullets. */
export function withBullets(pages: readonly Page[], body: BodyText): Page[] {
	const counts = new Map<string, number>();
	for (const page of pages) {
		for (const piece of page.pieces) {
			if (isLone(piece, body) && beginsLine(piece, page)) counts.set(key(piece), (counts.get(key(piece)) ?? 0) + 1);
		}
	}
	const isMark = (piece: Piece) => isLone(piece, body) && (counts.get(key(piece)) ?? 0) >= LEAST_MARKS;
	const icons = iconFonts(pages);
	const isIcon = (piece: Piece, page: Page) =>
		icons.has(piece.font) && isLone(piece, body) && beginsLine(piece, page) && isBeforeAddress(piece, page);
	return pages.map((page) => ({
		...page,
		pieces: page.pieces.map((piece) => (isMark(piece) || isIcon(piece, page) ? { ...piece, text: "•" } : piece)),
	}));
}
