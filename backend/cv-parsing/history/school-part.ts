import { type Line, textOf } from "../line";
import { findPeriod } from "../text/dates";
import { readDegree } from "./degree";
import { periodOf } from "./period-of";
import { isOnlyKind } from "./school-kinds";

/** A part of a university that has a name of its own. */
const PART =
	/^(?:(?:graduate |law |business )?(?:school|college|faculty|department|division) of |(?:fakultas|fakultät|facultad|faculdade|faculté|facoltà|faculteit|fachbereich|département|departamento|departement) )(?!.*(?:universi|universität|université))/iu;
const WHOLE = /universi|universität|université|hochschule|politeknik|polytechni|politecnic|institute of technology/iu;

/** A course that some school holds: "Summer School on Bread". */
export const COURSE = /(?<!\p{L})(?:summer|winter|spring|autumn|easter) school(?!\p{L})/iu;

const isPart = (text: string) => PART.test(text);

/** Of the schools in an entry, the university rather than a part of it: "School of Business", "University of Oslo". */
export const wholeSchool = (schools: readonly string[]): string | undefined => {
	const isLess = (one: string) => isOnlyKind(one) || COURSE.test(one);
	const [first] = schools.every(isLess) ? schools : schools.filter((one) => !isLess(one));
	if (first === undefined || !isPart(first)) return first;
	return schools.find((school) => !isPart(school) && WHOLE.test(school)) ?? first;
};

const isWhole = (line: Line | undefined) => line?.cells.some((cell) => WHOLE.test(cell) && !isPart(cell)) === true;

/** Words of institutes and departments, which a university has and which also are schools of their own. */
const INSTITUTE = /(?<!\p{L})(?:institut|departa?ment|département|facult|fakult|laborator)/iu;

const isDegree = (line: Line) => line.cells.some((cell) => readDegree(cell) !== undefined);
const isDated = (line: Line) => findPeriod(textOf(line)) !== undefined;

/** Whether a line names an institute without date and degree, which the university above has, and which none follows. */
function isInstituteBelow(lines: readonly Line[], at: number): boolean {
	const line = lines[at];
	const from = lines.slice(0, at).findLastIndex(isWhole);
	if (!line || line.bullet || from < 0 || !INSTITUTE.test(textOf(line)) || isDated(line) || isDegree(line))
		return false;
	const above = lines.slice(from, at);
	const next = lines[at + 1];
	const isNext = next === undefined || isWhole(next) || !(isDated(next) || isDegree(next));
	return isNext && above.length > 1 && above.some(isDegree) && above.some(isDated);
}

/** Lines that only name a part of the university above or below them, so that they begin no entry. */
export function partLines(lines: readonly Line[]): ReadonlySet<Line> {
	const isBeside = (line: Line, at: number) =>
		!line.bullet && isPart(textOf(line)) && !periodOf(line) && (isWhole(lines[at + 1]) || isWhole(lines[at - 1]));
	// Between the university and the degree.
	const isBetween = (line: Line, at: number) => {
		const [above, below] = [lines[at - 1], lines[at + 1]];
		const isOpen = [above, line].every((one) => one && !one.bullet && !isDated(one) && !isDegree(one));
		return isOpen && isWhole(above) && !isWhole(line) && INSTITUTE.test(textOf(line)) && below && isDegree(below);
	};
	return new Set(lines.filter((line, at) => isBeside(line, at) || isBetween(line, at) || isInstituteBelow(lines, at)));
}
