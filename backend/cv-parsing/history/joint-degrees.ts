import type { Line } from "../line";
import { readDegree } from "./degree";
import { inRuns, runsOf } from "./runs";
import { BETWEEN, isSchool } from "./school";

/** Whether a mark parts the degree and the school: some fonts have no sign for single letters, whose looks then differ. */
const isMarked = ({ cells }: Line) =>
	cells.some((cell) => {
		const [degree = "", ...others] = cell.split(BETWEEN);
		return readDegree(degree) !== undefined && others.some(isSchool);
	});

/** Whether only the look of a line's letters parts the degree and the school. */
function isJoint(line: Line): boolean {
	if (isMarked(line)) return false;
	const runs = runsOf(line) ?? [];
	const school = runs.findIndex(isSchool);
	return runs.slice(0, Math.max(school, 0)).some((run) => readDegree(run) !== undefined);
}

/**
 * Splits degree and school into two cells where only the look of their letters separates them. If one line with a known
 * school is written this way, lines with unknown schools are split too.
 */
export function withDegreesApart(lines: readonly Line[]): Line[] {
	const isOther = (line: Line) =>
		!line.cells.some(isSchool) && runsOf(line)?.some((run) => readDegree(run) !== undefined);
	const areJoint = lines.some(isJoint);
	return lines.map((line) => (isJoint(line) || (areJoint && isOther(line)) ? inRuns(line) : line));
}
