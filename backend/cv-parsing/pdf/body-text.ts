import type { Piece } from "./piece";

/** The look of most of a document's letters. */
export interface BodyText {
	size: number;
	font: string;
}

const step = (size: number) => Math.round(size * 2) / 2;

function mostOf(pieces: readonly Piece[], keyOf: (piece: Piece) => string): string {
	const letters = new Map<string, number>();
	for (const piece of pieces) {
		const key = keyOf(piece);
		letters.set(key, (letters.get(key) ?? 0) + piece.text.length);
	}
	return [...letters].sort(([, one], [, other]) => other - one)[0]?.[0] ?? "";
}

/** Finds a document's running text: its letter size in points and its font. */
export function bodyText(pieces: readonly Piece[]): BodyText {
	const size = Number(mostOf(pieces, (piece) => String(step(piece.size)))) || 10;
	return { size, font: mostOf(pieces, (piece) => piece.font) };
}
