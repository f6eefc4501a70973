import type { Line } from "@/backend/cv-parsing/line";
import type { Page, Piece } from "@/backend/cv-parsing/pdf/piece";

/** A line from its text: cells between " || ", a bullet when it starts with "• ". */
export function line(text: string, look: Partial<Line> = {}): Line {
	const bullet = text.startsWith("• ");
	return { cells: text.replace(/^• /, "").split(" || "), bullet, strong: false, size: 1, ...look };
}

/** The lines of a text. */
export const lines = (text: string): Line[] =>
	text
		.trim()
		.split("\n")
		.map((one) => line(one.trim()));

/** A piece of text on a page; each letter is half as wide as high. */
export function piece(text: string, x: number, y: number, { size = 10, font = "body" } = {}): Piece {
	return { text, x, y, right: x + text.length * size * 0.5, size, font };
}

/** A page of A4 with pieces on it. */
export const page = (...pieces: Piece[]): Page => ({ width: 595, height: 842, pieces });
