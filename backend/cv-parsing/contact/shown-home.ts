import { type Line, textOf } from "../line";
import type { Education, Employment } from "../profile";
import { findPeriod, withoutPeriod } from "../text/dates";

interface History {
	/** The lines of the sections of work and studies. */
	lines: readonly Line[];
	jobs: readonly Employment[];
	schools: readonly Education[];
}

/** What stands between the names and the place of an entry. */
const MARK = /,\s+|\s+[|•·–—-]\s+/u;

const withoutDates = (cell: string): readonly string[] => {
	const period = findPeriod(cell);
	return period ? withoutPeriod(cell, period) : [cell];
};

/** Whether a cell is the place, or ends with it behind a name. */
const endsWith = (place: string, cell: string) => cell.split(MARK).at(-1) === place;

/** Words for a nation rather than a town: "British", "Indonesian". */
const NATION = /(?:ish|ese|ian|ch|can)$/u;

/** Whether a school is named after a town, which nothing that somebody learnt or did is: "SMP Negeri 2 Kepil", "Kepil Academy". */
const isNamedAfter = (school: string, town: string) =>
	!NATION.test(town) && (school.endsWith(` ${town}`) || school.startsWith(`${town} `));

/**
 * Whether an unknown place beside contact data is one, because it stands where the history of work or studies has places,
 * and is the name of nothing there, or because a school is named after it.
 */
export function isShownHome(place: string, { lines, jobs, schools }: History): boolean {
	const names = [
		...jobs.flatMap(({ company_name, job_title }) => [company_name, job_title]),
		...schools.flatMap((one) => [one.institutional_name, one.degree_obtained, one.field_of_study]),
	];
	const isShown = lines.some(
		(line) =>
			!line.bullet &&
			textOf(line).includes(place) &&
			line.cells.flatMap(withoutDates).some((cell) => endsWith(place, cell)),
	);
	const subjects = [
		...jobs.map((one) => one.job_title),
		...schools.flatMap((one) => [one.degree_obtained, one.field_of_study]),
	];
	const isSchools =
		schools.some((one) => isNamedAfter(one.institutional_name ?? "", place)) &&
		!subjects.some((text) => text?.includes(place));
	return (isShown || isSchools) && !names.includes(place);
}
