import { type Line, textOf } from "../line";

/** A row of tags has no marks between them, and none of its tags begins like the middle of a sentence. */
const MARK = /[,;:|•·●▪]|\s\/|\/\s/u;
const BEGINS = /^[\p{Lu}\p{Lo}\d.#@]/u;

/** Whether tags stand so far apart that the gaps inside of some of them are only wide spaces. */
const hasWideSpaces = (lines: readonly Line[]) =>
	lines.some(({ cells, parts = [] }) => cells.length > 1 && parts.length > cells.length);

/** How long somebody has known what stands before it: "Excel" and "5 years, expert". */
const HOW_LONG = /(?<!\p{L})\d+\+? ?(?:years?|yrs?|months?|tahun|bulan|jahre?|ans?|años?|anos?)(?!\p{L})/iu;

/** What follows the label of a group that only the look of its letters, or a gap, tells: "Office" and "Excel, Word". */
function behindLabel({ cells, runs = [] }: Line): string | undefined {
	const [label = "", text = ""] = cells.length === 2 ? cells : runs;
	const isGroup =
		(cells.length === 2 || (cells.length === 1 && runs.length === 2)) &&
		/^[^,;:.]{2,40}$/u.test(label) &&
		/[,;]/u.test(text) &&
		!HOW_LONG.test(text);
	return isGroup ? text : undefined;
}

/** Whether groups of a list have such labels, as most of its lines have. */
const areLabelled = (lines: readonly Line[]) =>
	lines.length > 1 && lines.filter((line) => behindLabel(line)).length * 2 > lines.length;

/** Texts of a list's lines: the tags of rows that only gaps separate, else their cells. */
export function tagsOf(lines: readonly Line[]): readonly string[] {
	const isWide = hasWideSpaces(lines);
	const isLabelled = areLabelled(lines);
	return lines.flatMap((line) => {
		const group = isLabelled ? behindLabel(line) : undefined;
		if (group) return [group];
		const { parts = [] } = line;
		const isRow = parts.length > 1 && !MARK.test(textOf(line)) && parts.every((part) => BEGINS.test(part));
		return isRow && !isWide ? parts : line.cells;
	});
}
