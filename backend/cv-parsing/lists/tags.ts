import { type Line, textOf } from "../line";

/** A row of tags has no marks between them, and none of its tags begins like the middle of a sentence. */
const MARK = /[,;:|•·●▪]|\s\/|\/\s/u;
const BEGINS = /^[\p{Lu}\p{Lo}\d.#@]/u;

/** Whether tags stand so far apart that the gaps inside of some of them are only wide spaces. */
const hasWideSpaces = (lines: readonly Line[]) =>
	lines.some(({ cells, parts = [] }) => cells.length > 1 && parts.length > cells.length);

/** Texts of a list's lines: the tags of rows that only gaps separate, else their cells. */
export function tagsOf(lines: readonly Line[]): readonly string[] {
	const isWide = hasWideSpaces(lines);
	return lines.flatMap((line) => {
		const { parts = [] } = line;
		const isRow = parts.length > 1 && !MARK.test(textOf(line)) && parts.every((part) => BEGINS.test(part));
		return isRow && !isWide ? parts : line.cells;
	});
}
