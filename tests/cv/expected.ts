import type { CvCase, Part } from "./cv-case";
import type { Person } from "./person";
import { add, addEntry, type Values } from "./values";

/** An end that is stated, but without its month. */
export const NO_MONTH = "–";

/** A profile without the parts that a layout doesn't show. */
function shown(person: Person, without: readonly Part[]): Person {
	const has = (part: Part) => !without.includes(part);
	const month = (date: string | undefined) => (has("months") ? date : undefined);
	return {
		...person,
		preferred: has("preferred") ? person.preferred : undefined,
		email: has("email") ? person.email : undefined,
		phones: has("phone") ? person.phones : [],
		location: has("location") ? person.location : undefined,
		address: has("address") ? person.address : undefined,
		birth: has("birth") ? person.birth : undefined,
		nationality: has("nationality") ? person.nationality : undefined,
		linkedin: has("linkedin") ? person.linkedin : undefined,
		jobs: has("jobs")
			? person.jobs.map((job) => ({
					...job,
					points: has("points") ? job.points : [],
					industry: has("industry") ? job.industry : undefined,
				}))
			: [],
		schools: has("schools")
			? person.schools.map((school) => ({
					...school,
					to: month(school.to) ?? (school.to && NO_MONTH),
					from: month(school.from),
					score: has("grade") ? school.score : undefined,
					scale: has("grade") ? school.scale : undefined,
				}))
			: [],
		soft: has("soft") ? person.soft : [],
		hard: has("hard") ? person.hard : [],
		languages: has("languages") ? person.languages : [],
		certificates: has("certificates") ? person.certificates : [],
		achievements: has("achievements")
			? person.achievements.map(({ text, date }) => ({ text, date: has("achievement-dates") ? date : undefined }))
			: [],
	};
}

const yes = (flag: boolean) => (flag ? "yes" : undefined);

function addHistory(values: Values, person: Person, hasMonths: boolean) {
	const month = (date: string | undefined) => (hasMonths ? date : undefined);
	for (const [index, job] of person.jobs.entries()) {
		const { company, title, industry } = job;
		const rest = {
			start: month(job.from),
			end: month(job.to),
			current: yes(!job.to),
			description: job.points.join("\n"),
		};
		addEntry(values, "job", index, { company, title, industry, ...rest });
	}
	for (const [index, school] of person.schools.entries()) {
		const { name, degree, field, score, scale, from: start } = school;
		const end = school.to === NO_MONTH ? undefined : school.to;
		addEntry(values, "school", index, { name, degree, field, score, scale, start, end, current: yes(!school.to) });
	}
}

/** The values to be read from a CV. Values of an entry carry its number, so that they count only in their position. */
export function expectedValues({ person: all, without = [] }: CvCase): Values {
	const values: Values = new Map();
	if (!all) return values;
	const person = shown(all, without);
	add(values, "name", person.name);
	add(values, "preferred_name", person.preferred);
	add(values, "email", person.email);
	add(values, "phone", person.phones[0]);
	add(values, "location", person.location);
	add(values, "address", person.address);
	add(values, "date_of_birth", person.birth?.date);
	add(values, "nationality", person.nationality);
	add(values, "linkedin_url", person.linkedin);
	addHistory(values, person, !without.includes("months"));
	for (const skill of person.soft) add(values, "soft skill", skill);
	for (const skill of person.hard) add(values, "hard skill", skill);
	for (const { name } of person.languages) add(values, "language", name);
	for (const { name } of person.certificates) add(values, "certification", name);
	for (const { text, date } of person.achievements) {
		add(values, "achievement", text);
		add(values, "achievement date", date);
	}
	return values;
}
