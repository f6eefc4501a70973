import { type Line, textOf } from "../line";
import { findPeriod, withoutPeriod } from "../text/dates";
import { findShortPeriod, withWholeYears } from "../text/short-years";

/** So many lines written alike tell that years are meant, not days. */
const LEAST_ALIKE = 2;

const isAlone = (cell: string) => {
	const found = findShortPeriod(cell);
	return found !== undefined && withoutPeriod(cell, found).length === 0;
};

/** Whether a line that is no point of a list begins or ends with months and years of two digits. */
function isAtEdge(line: Line): boolean {
	const found = line.bullet ? undefined : findShortPeriod(textOf(line));
	return found !== undefined && withoutPeriod(textOf(line), found).length < 2;
}

/** Whether a line has a period with whole years. */
const hasWholeYears = (line: Line) => /\d{4}/.test(textOf(line)) && findPeriod(textOf(line))?.single === false;

function withYears(line: Line): Line {
	const { cells, parts, runs } = line;
	return {
		...line,
		cells: cells.map(withWholeYears),
		parts: parts?.map(withWholeYears),
		runs: runs?.map(withWholeYears),
	};
}

/**
 * Lines of a section with whole years in place of those of two digits, "Jan 15 – Sep 16", if these stand in a cell of
 * their own or several lines are written so. In a section that writes years out, they are days.
 */
export function withShortPeriods(lines: readonly Line[]): Line[] {
	if (lines.some(hasWholeYears)) return [...lines];
	const areYears = lines.filter(isAtEdge).length >= LEAST_ALIKE;
	const isWritten = (line: Line) =>
		!/\d{4}/.test(textOf(line)) && (line.cells.some(isAlone) || (areYears && isAtEdge(line)));
	return lines.map((line) => (isWritten(line) ? withYears(line) : line));
}
