import type { Line } from "../line";

const MONOGRAM = /^\p{Lu}(?:[.\s]*\p{Lu}){1,3}\.?$/u;

const initialsOf = (text: string) => text.split(/[\s-]+/).map((word) => word.charAt(0).toUpperCase());
const lettersOf = (text: string) => text.replace(/\P{L}/gu, "").split("");

/** Whether a text has the first letters of a name's words, or of its first and last one. */
function isMonogramOf(text: string, name: string): boolean {
	const [own, all] = [lettersOf(text).join(""), initialsOf(name)];
	return all.length > 1 && (own === all.join("") || own === `${all[0]}${all.at(-1)}`);
}

/** Lines without the monogram that some templates draw beside or above the name: "JW" and "Jane Whitfield". */
export function withoutMonograms(lines: readonly Line[]): Line[] {
	const texts = lines.flatMap(({ cells }) => cells);
	const isMonogram = (cell: string) =>
		MONOGRAM.test(cell) && texts.some((text) => !MONOGRAM.test(text) && isMonogramOf(cell, text));
	return lines
		.map((line) => ({ ...line, cells: line.cells.filter((cell) => !isMonogram(cell)) }))
		.filter(({ cells }) => cells.length > 0);
}
