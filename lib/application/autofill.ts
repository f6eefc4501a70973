import { cleanEmail, isEmail, isPhone } from "@/lib/contract/contact";
import { isBlank } from "@/lib/contract/patterns";
import type { CvProfile } from "@/lib/contract/schemas/cv";
import { blankAchievement, blankEducation, blankEmployment, isBlankEntry } from "./blank";
import { MOST_ENTRIES, MOST_TEXTS } from "./limits";
import { JOB_FAMILIES, JOB_LEVELS, listedOccupation } from "./occupations";
import { openMonth } from "./open-month";
import { birthProblem } from "./rules/dates";
import { linkedinUrl } from "./rules/profile";
import { isGroup } from "./shape";
import type { Achievement, ApplicationValues, Education, Employment, ListedText } from "./values";

/**
 * The parts of the form that a CV can fill. The second email is not among them: it exists to catch mistakes in the first.
 */
export type FillableValues = Omit<
	ApplicationValues,
	"email2" | "experience" | "whatsapp_notification" | "gdpr" | "compliance" | "answers"
>;
export type FillableName = keyof FillableValues;

/** The fields filled from a CV, with their filled values. */
export type Filled = Partial<FillableValues>;

type CvEmployment = CvProfile["employment_history"][number];
type CvEducation = CvProfile["education_background"][number];

/** `entry` with its blank fields filled from the given texts. */
function over<T extends object>(blank: T, entry: Partial<T>): T {
	const given = Object.entries(entry).filter(([, value]) => value !== undefined);
	return { ...blank, ...Object.fromEntries(given) };
}

/** A date of a CV: its month, else its year, which then asks for the month. */
const dateOf = (month: string | undefined, year: string | undefined) => month ?? (year && openMonth(year));

function employment({ job_family, job_level, start_year, end_year, ...entry }: CvEmployment): Employment {
	return over(blankEmployment(), {
		...entry,
		start_date: dateOf(entry.start_date, start_year),
		end_date: entry.is_current_job ? undefined : dateOf(entry.end_date, end_year),
		job_family: listedOccupation(JOB_FAMILIES, job_family),
		job_level: listedOccupation(JOB_LEVELS, job_level),
	});
}

function education({ gpa, attended_year, graduation_year, ...entry }: CvEducation): Education {
	return over(blankEducation(), {
		...entry,
		date_attended: dateOf(entry.date_attended, attended_year),
		graduation_date: entry.is_currently_studying ? undefined : dateOf(entry.graduation_date, graduation_year),
		gpa_score: entry.gpa_score ?? gpa,
	});
}

const listed = (texts: readonly string[] | undefined): ListedText[] =>
	(texts ?? []).slice(0, MOST_TEXTS).map((value) => ({ value }));
const achievement = ({ year, ...entry }: CvProfile["key_achievements"][number]): Achievement =>
	over<Achievement>(blankAchievement(), { ...entry, date: dateOf(entry.date, year) });

/** A value if the form would take it, else nothing. */
const accepted = (value: string | undefined, isRight: (value: string) => boolean): string =>
	value !== undefined && isRight(value) ? value : "";

const isOwnEmail = (email: string) => isEmail(cleanEmail(email));

/** A CV's data in the form's shape; missing data is blank. */
function fromCv(cv: CvProfile, today: string): FillableValues {
	const contact = cv.contact_info;
	const skills = cv.skills_certifications;
	const birth = contact?.date_of_birth ?? "";
	return {
		fullname: contact?.name ?? "",
		preferred_name: contact?.preferred_name ?? "",
		email: accepted(contact?.email, isOwnEmail),
		phone: accepted(contact?.phone, isPhone),
		location: contact?.location ?? "",
		address: contact?.address ?? "",
		date_of_birth: birthProblem(birth, today) ? "" : birth,
		nationality: contact?.nationality ?? "",
		linkedin_url: linkedinUrl(contact?.linkedin_url ?? "") ?? "",
		employment_history: cv.employment_history.slice(0, MOST_ENTRIES).map(employment),
		education_background: cv.education_background.slice(0, MOST_ENTRIES).map(education),
		key_achievements: cv.key_achievements.slice(0, MOST_ENTRIES).map(achievement),
		languages: listed(skills?.languages),
		certifications: listed(skills?.certifications),
		soft_skills: skills?.soft_skills.join(", ") ?? "",
		hard_skills: skills?.hard_skills.join(", ") ?? "",
	};
}

const isUnfilled = (value: string | readonly object[]): boolean =>
	typeof value === "string" ? isBlank(value) : value.every(isBlankEntry);

const entriesOf = (values: Filled) => Object.entries(values) as [FillableName, string | object[]][];

/**
 * The fields that a CV fills: those of `values` that are blank and that the CV has data for. What the candidate typed is
 * never changed; a list with any entry of theirs stays as it is.
 */
export function autofill(values: ApplicationValues, cv: CvProfile, today: string): Filled {
	const found = entriesOf(fromCv(cv, today)).filter(([name, value]) => !isUnfilled(value) && isUnfilled(values[name]));
	return Object.fromEntries(found);
}

/** The fields that keep other values than the CV's, because they are the candidate's own. */
export function ownValues(values: ApplicationValues, cv: CvProfile, today: string): FillableName[] {
	const differs = ([name, value]: [FillableName, string | object[]]) =>
		!isUnfilled(value) && !isUnfilled(values[name]) && JSON.stringify(values[name]) !== JSON.stringify(value);
	return entriesOf(fromCv(cv, today)).flatMap((entry) => (differs(entry) ? [entry[0]] : []));
}

/** Fields for which a CV can offer a value. */
const OFFERED = ["fullname", "email", "phone", "location"] as const;
export type Offers = Partial<Record<(typeof OFFERED)[number], string>>;

const isText = (value: unknown) => typeof value === "string" && !isBlank(value);

/** The offers in any value. */
export function offersIn(value: unknown): Offers {
	const parts = isGroup(value) ? value : {};
	return Object.fromEntries(OFFERED.flatMap((name) => (isText(parts[name]) ? [[name, parts[name]]] : [])));
}

/**
 * A CV's uncertain values for fields that are still blank after `filled`; the candidate is asked before they are used.
 */
export function offersOf(values: ApplicationValues, { offered }: CvProfile, filled: Filled): Offers {
	const found = Object.entries({
		fullname: offered?.name,
		email: accepted(offered?.email, isOwnEmail),
		phone: accepted(offered?.phone, isPhone),
		location: offered?.location,
	});
	const isOpen = (field: keyof Filled & keyof ApplicationValues) => !(field in filled) && isUnfilled(values[field]);
	return Object.fromEntries(found.filter(([name, value]) => value && isOpen(name as keyof Offers)));
}

/** The changes that undo autofill: fields that still hold the filled value become blank. */
export function undoAutofill(values: ApplicationValues, filled: Filled): Filled {
	const untouched = entriesOf(filled).filter(([name, value]) => JSON.stringify(values[name]) === JSON.stringify(value));
	return Object.fromEntries(untouched.map(([name, value]) => [name, typeof value === "string" ? "" : []]));
}
