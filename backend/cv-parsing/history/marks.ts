import { type Line, textOf } from "../line";
import { findPeriod, type Period } from "../text/dates";
import { isWrittenAsName } from "../text/name-words";
import { lookOf } from "./by-look";
import { looksLikeCompany, looksLikeTitle } from "./looks-like";
import { periodOf, standsApart } from "./period-of";

/** Whether a line is only the date that ends a sentence: "March 2019." */
const endsSentence = (line: Line, { from, to }: Period) => from === 0 && textOf(line).slice(to) === ".";

/** Whether a date, and nothing else, stands beside other texts of a line. */
const hasDateCell = ({ cells }: Line) =>
	cells.length > 1 &&
	cells.some((cell) => {
		const period = findPeriod(cell);
		return period?.from === 0 && period.to === cell.length;
	});

/**
 * Which lines only tell something up to a date, where other lines begin with theirs or have them in a cell of its own: those in other letters, or sentences, that name nothing.
 * "Kept the archive since 2012" below "2018 – 2021".
 */
function toldIn(dated: readonly Line[]): (line: Line) => boolean {
	const [leading, apart] = [(line: Line) => periodOf(line)?.from === 0, hasDateCell].map((is) => dated.filter(is));
	const usual = [leading, apart].find((lines = []) => lines.length >= LEAST_LEADING && lines.length * 2 > dated.length);
	if (!usual) return () => false;
	const looks = new Set(usual === leading ? usual.map(lookOf) : []);
	return (line) => {
		const { from = 0, to = 0 } = findPeriod(textOf(line)) ?? {};
		const before = textOf(line).slice(0, from);
		const isTelling =
			before.split(" ").length <= MOST_WORDS &&
			(looksLikeTitle(before) || (looksLikeCompany(before) && isWrittenAsName(before)));
		const isName = isTelling || !/\s\p{Ll}/u.test(before);
		if (usual === apart && !ONE_DATE.test(textOf(line).slice(from, to))) return false;
		const isOther = !looks.has(lookOf(line)) || /\p{L}.*\.$/u.test(textOf(line));
		return line.cells.length === 1 && !usual.includes(line) && isOther && !isName;
	};
}

/** One date without its end: "since 2012". */
const ONE_DATE = /^[^\d–—-]*\d{4}$/u;

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
