import { type Line, textOf } from "../line";
import { periodOf } from "./period-of";

/** A part of a university that has a name of its own. */
const PART =
	/^(?:(?:graduate |law |business )?(?:school|college|faculty|department|division) of |(?:fakultas|fakultät|facultad|faculdade|faculté|facoltà|faculteit|fachbereich|département|departamento|departement) )(?!.*(?:universi|universität|université))/iu;
const WHOLE = /universi|universität|université|hochschule|politeknik|polytechni|politecnic|institute of technology/iu;

const isPart = (text: string) => PART.test(text);

/** Of the schools in an entry, the university rather than a part of it: "School of Business", "University of Oslo". */
export const wholeSchool = (schools: readonly string[]): string | undefined => {
	const [first] = schools;
	if (first === undefined || !isPart(first)) return first;
	return schools.find((school) => !isPart(school) && WHOLE.test(school)) ?? first;
};

/** Lines that only name a part of the university in the line above or below them, so that they begin no entry. */
export function partLines(lines: readonly Line[]): ReadonlySet<Line> {
	const isWhole = (line: Line | undefined) => line?.cells.some((cell) => WHOLE.test(cell) && !isPart(cell)) === true;
	return new Set(
		lines.filter(
			(line, at) =>
				!line.bullet && isPart(textOf(line)) && !periodOf(line) && (isWhole(lines[at + 1]) || isWhole(lines[at - 1])),
		),
	);
}
