import { MOST_EXPERIENCE_WORDS } from "@/lib/contract/limits";
import { parseUrl } from "@/lib/contract/parse-url";
import { isBlank } from "@/lib/contract/patterns";
import { isVisible } from "@/lib/contract/visible";
import { countWords, splitList } from "@/lib/text/word-count";
import { isBlankEntry } from "../blank";
import type { FieldCode, Finding } from "../codes";
import { LONGEST_LINE, longestOf, MOST_ENTRIES, MOST_TEXTS } from "../limits";
import type { Education, Employment, FieldPath, Profile } from "../values";
import { birthProblem, lastMonthProblem, monthProblem } from "./dates";

const GRADE = /^\d{1,3}(?:[.,]\d{1,3})?$/;

function lengthProblem(path: FieldPath, text: string): FieldCode | undefined {
	return text.length > longestOf(path) ? "ERROR_TOO_LONG" : undefined;
}

const gradeProblem = (text: string): FieldCode | undefined =>
	text.trim() === "" || GRADE.test(text.trim()) ? undefined : "ERROR_INVALID_GRADE";

const gradeIn = (text: string) => Number(text.trim().replace(",", ".") || Number.NaN);

/** A grade is within its scale, if there is one; a scale that isn't a number has a problem of its own. */
function scoreProblem({ gpa_score, gpa_scale }: Education): FieldCode | undefined {
	return gradeProblem(gpa_score) ?? (gradeIn(gpa_score) > gradeIn(gpa_scale) ? "ERROR_GRADE_ABOVE_SCALE" : undefined);
}

/** A LinkedIn profile's address, with the scheme added if missing; undefined if it is none. */
export function linkedinUrl(entered: string): string | undefined {
	const text = entered.trim();
	const url = /^https?:\/\//i.test(text) ? text : `https://${text}`;
	const parsed = parseUrl(url);
	if (!parsed) return undefined;
	const { hostname, pathname, username } = parsed;
	const isTheirs = hostname === "linkedin.com" || hostname.endsWith(".linkedin.com");
	return isTheirs && pathname.length > 1 && !username ? url : undefined;
}

function linkedinProblem(entered: string): FieldCode | undefined {
	if (isBlank(entered)) return undefined;
	const url = linkedinUrl(entered);
	return url === undefined ? "ERROR_INVALID_LINKEDIN" : lengthProblem("linkedin_url", url);
}

function employmentFindings(entry: Employment, path: FieldPath): Finding[] {
	const long = (
		name: "company_name" | "industry" | "job_family" | "job_title" | "job_level" | "job_description",
	): Finding => {
		const at = `${path}.${name}`;
		return [at, lengthProblem(at, entry[name])];
	};
	const isNameless = !isVisible(entry.company_name);
	return [
		isNameless ? [`${path}.company_name`, "ERROR_EMPTY_COMPANY_NAME"] : long("company_name"),
		long("industry"),
		long("job_family"),
		long("job_title"),
		long("job_level"),
		[`${path}.start_date`, monthProblem(entry.start_date)],
		[`${path}.end_date`, entry.is_current_job ? undefined : lastMonthProblem(entry.start_date, entry.end_date)],
		long("job_description"),
	];
}

function educationFindings(entry: Education, path: FieldPath): Finding[] {
	const long = (name: "institutional_name" | "field_of_study" | "degree_obtained"): Finding => {
		const at = `${path}.${name}`;
		return [at, lengthProblem(at, entry[name])];
	};
	const last = entry.is_currently_studying ? "" : entry.graduation_date;
	return [
		long("institutional_name"),
		long("field_of_study"),
		long("degree_obtained"),
		[`${path}.date_attended`, monthProblem(entry.date_attended)],
		[`${path}.graduation_date`, lastMonthProblem(entry.date_attended, last)],
		[`${path}.gpa_score`, scoreProblem(entry)],
		[`${path}.gpa_scale`, gradeProblem(entry.gpa_scale)],
	];
}

function experienceProblem(text: string): FieldCode | undefined {
	return countWords(text) > MOST_EXPERIENCE_WORDS ? "ERROR_TOO_MANY_WORDS" : lengthProblem("experience", text);
}

/** Checks the skills as a text, one by one, and by number. */
function skillsProblem(path: "soft_skills" | "hard_skills", text: string): FieldCode | undefined {
	const skills = splitList(text);
	const isOne = skills.every((skill) => skill.length <= LONGEST_LINE);
	return isOne && skills.length <= MOST_TEXTS ? lengthProblem(path, text) : "ERROR_TOO_LONG";
}

const LINES = ["location", "address", "nationality"] as const;
const SKILLS = ["soft_skills", "hard_skills"] as const;
const ENTRIES = ["employment_history", "education_background", "key_achievements"] as const;
const TEXTS = ["languages", "certifications"] as const;

/** Lists that are too long for every call; the form itself prevents this. */
function crowdedFindings(profile: Profile): Finding[] {
	const crowded = (name: FieldPath, length: number, most: number): Finding => [
		name,
		length > most ? "ERROR_FIELD_REFUSED" : undefined,
	];
	return [
		...ENTRIES.map((name) => crowded(name, profile[name].length, MOST_ENTRIES)),
		...TEXTS.map((name) => crowded(name, profile[name].length, MOST_TEXTS)),
	];
}

/** Checks everything that candidates may add about themselves; all of it is optional, but must be valid. */
export function profileFindings(profile: Profile, today: string): Finding[] {
	const lines = LINES.map((name): Finding => [name, lengthProblem(name, profile[name])]);
	const skills = SKILLS.map((name): Finding => [name, skillsProblem(name, profile[name])]);
	const texts = TEXTS.flatMap((list) =>
		profile[list].map(({ value }, i): Finding => [`${list}.${i}.value`, lengthProblem(`${list}.${i}.value`, value)]),
	);
	return [
		...lines,
		...skills,
		...crowdedFindings(profile),
		["date_of_birth", birthProblem(profile.date_of_birth, today)],
		["linkedin_url", linkedinProblem(profile.linkedin_url)],
		["experience", experienceProblem(profile.experience)],
		...profile.employment_history.flatMap((entry, i) => employmentFindings(entry, `employment_history.${i}`)),
		...profile.education_background.flatMap((entry, i) =>
			isBlankEntry(entry) ? [] : educationFindings(entry, `education_background.${i}`),
		),
		...profile.key_achievements.flatMap((entry, i): Finding[] => [
			[`key_achievements.${i}.achievement`, lengthProblem("achievement", entry.achievement)],
			[`key_achievements.${i}.date`, monthProblem(entry.date)],
		]),
		...texts,
	];
}
