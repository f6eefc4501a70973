import { type Line, textOf } from "../line";
import { findPeriod, type Period } from "../text/dates";
import { lookOf } from "./by-look";
import { looksLikeCompany, looksLikeTitle } from "./looks-like";
import { periodOf, standsApart } from "./period-of";

/** Whether a line is only the date that ends a sentence: "March 2019." */
const endsSentence = (line: Line, { from, to }: Period) => from === 0 && textOf(line).slice(to) === ".";

/**
 * Which lines only tell something up to a date, where other lines begin with theirs: those in other letters, or sentences, that name nothing.
 * "Kept the archive since 2012" below "2018 – 2021".
 */
function toldIn(dated: readonly Line[]): (line: Line) => boolean {
	const leading = dated.filter((line) => periodOf(line)?.from === 0);
	const looks = new Set(leading.map(lookOf));
	if (leading.length < LEAST_LEADING || leading.length * 2 <= dated.length) return () => false;
	return (line) => {
		const before = textOf(line).slice(0, findPeriod(textOf(line))?.from);
		const isTelling = before.split(" ").length <= MOST_WORDS && (looksLikeTitle(before) || looksLikeCompany(before));
		const isName = isTelling || !/\s\p{Ll}/u.test(before);
		const isOther = !looks.has(lookOf(line)) || /\p{L}.*\.$/u.test(textOf(line));
		return line.cells.length === 1 && !leading.includes(line) && isOther && !isName;
	};
}

/** Words of occupations stand in sentences too, which are longer. */
const MOST_WORDS = 6;

/** Fewer lines that begin with dates don't tell where all of them stand. */
const LEAST_LEADING = 2;

/** Whether a line has the dates of a position. Among periods, a single date only counts where it stands apart. */
export function datesOf(lines: readonly Line[]): (line: Line) => boolean {
	const hasPeriods = lines.some((line) => periodOf(line)?.single === false);
	const isDated = (line: Line) => {
		const period = periodOf(line);
		return (
			period !== undefined &&
			(!period.single || !hasPeriods || (standsApart(line, period) && !endsSentence(line, period)))
		);
	};
	const isTold = toldIn(lines.filter(isDated));
	return (line) => isDated(line) && !isTold(line);
}
