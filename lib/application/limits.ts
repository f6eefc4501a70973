import type { FieldPath } from "./values";

/** Maximum length of a key achievement, in characters. */
export const MOST_ACHIEVEMENT = 700;

/** Maximum number of entries in a list, such as jobs or places of study. */
export const MOST_ENTRIES = 50;

/** Maximum number of texts in a list of skills, languages or certifications. */
export const MOST_TEXTS = 200;

/** Maximum length of one line, such as an address or a skill, in characters. */
export const LONGEST_LINE = 500;

const NAME = 200;
const PROSE = 20_000;
const SKILLS = 5_000;

const LIMITS: Readonly<Record<string, number>> = {
	fullname: NAME,
	preferred_name: NAME,
	company_name: NAME,
	email: 254,
	email2: 254,
	phone: 40,
	experience: PROSE,
	job_description: PROSE,
	achievement: MOST_ACHIEVEMENT,
	soft_skills: SKILLS,
	hard_skills: SKILLS,
};

/** Maximum length of an answer to an additional field, in characters. */
export const LONGEST_ANSWER = 50_000;

/** Maximum length of a field's text, in characters, by its path. */
export function longestOf(path: FieldPath): number {
	const name = path.split(".").at(-1) ?? path;
	if (Object.hasOwn(LIMITS, name)) return LIMITS[name] ?? LONGEST_LINE;
	return name.includes("-") ? LONGEST_ANSWER : LONGEST_LINE;
}
