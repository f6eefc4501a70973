import { type Line, textOf } from "../line";

/** A row of tags has no marks between them, and none of its tags begins like the middle of a sentence. */
const MARK = /[,;:|•·●▪/]/u;
const BEGINS = /^[\p{Lu}\p{Lo}\d.#@]/u;

/** A line's texts: the tags of a row that only gaps separate, else its cells. */
export function tagsOf(line: Line): readonly string[] {
	const { parts = [] } = line;
	const isRow = parts.length > 1 && !MARK.test(textOf(line)) && parts.every((part) => BEGINS.test(part));
	return isRow ? parts : line.cells;
}
