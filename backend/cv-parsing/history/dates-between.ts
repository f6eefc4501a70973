import { type Line, textOf } from "../line";
import { findPeriod } from "../text/dates";
import { isWrittenAsName } from "../text/name-words";
import { lookOf } from "./by-look";
import { isShort } from "./entries";
import { looksLikeTitle } from "./looks-like";
import { periodOf } from "./period-of";

/** One line doesn't tell how all of them are written. */
const LEAST_LINES = 2;
const MOST_WORDS = 6;

const isName = (text: string) =>
	/^\p{Lu}.*[\p{L})]$/u.test(text) && text.split(" ").length <= MOST_WORDS && isWrittenAsName(text);

/** The names on both sides of the dates in one text. */
function around(line: Line): readonly [string, string, string] | undefined {
	const text = textOf(line);
	const period = line.bullet || line.cells.length > 1 ? undefined : findPeriod(text);
	if (!period || period.single) return undefined;
	const [before, after] = [text.slice(0, period.from).trim(), text.slice(period.to).trim()];
	return [before, after].every(isName) ? [before, text.slice(period.from, period.to), after] : undefined;
}

const isTitle = (line: Line | undefined) => isShort(line) && !periodOf(line) && looksLikeTitle(textOf(line));

/**
 * Lines with cells for both names around their dates: "Baker 2019 – 2021 Fold Hearth". All lines with periods look alike and
 * are written so, none stands below a position, and in at least half of them a word tells the position, on the same side.
 */
export function withNamesAround(lines: readonly Line[]): readonly Line[] {
	const dated = lines.filter((line) => !line.bullet && findPeriod(textOf(line))?.single === false);
	const texts = dated.map(around);
	const sides = texts.map((parts) =>
		[parts?.[0], parts?.[2]].map((name) => name !== undefined && looksLikeTitle(name)),
	);
	const [before, after] = [0, 1].map((side) => sides.filter((told) => told[side]).length);
	const isTold = before !== after && Math.min(before ?? 0, after ?? 0) === 0;
	const areMost = Math.max(before ?? 0, after ?? 0) * 2 >= dated.length;
	const areAlike = new Set(dated.map(lookOf)).size === 1 && !texts.includes(undefined);
	const isTitleAbove = dated.some((line) => isTitle(lines[lines.indexOf(line) - 1]));
	if (isTitleAbove || dated.length < LEAST_LINES || !areAlike || !isTold || !areMost) return lines;
	return lines.map((line) => {
		const parts = texts[dated.indexOf(line)];
		return parts ? { ...line, cells: [...parts], parts: undefined, runs: undefined } : line;
	});
}
