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

/** Words between the name of a school and its town. */
const BEFORE_TOWN = /(?:,|\s(?:of|in|at|de|du|di|da|zu|te|negeri \d{1,3}|\d{1,3}))$/iu;

/** Whether a school is named after a town: "SMP Negeri 2 Kepil", "University of Staithes". */
const isNamedAfter = (school: string, town: string) =>
	school.endsWith(` ${town}`) && BEFORE_TOWN.test(school.slice(0, -town.length - 1));

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
	const isSchools = schools.some((one) => isNamedAfter(one.institutional_name ?? "", place));
	return (isShown || isSchools) && !names.includes(place);
}
