import type { Profile } from "@/backend/cv-parsing/profile";

const squeeze = (text: string) =>
	text.normalize("NFKC").replace(/[•·]/gu, " ").replace(/\s+/g, " ").trim().toLowerCase();
/** Without any spaces, so that words split by line ends or letter spacing count as one. */
const close = (text: string) => squeeze(text).replaceAll(" ", "");

const MONTHS = [
	"jan",
	"feb|peb",
	"mar",
	"apr",
	"may|mei",
	"jun",
	"jul",
	"aug|agu|agt|ags",
	"sep",
	"oct|okt",
	"nov|nop",
	"dec|des",
];

/** Whether a text contains this month ("2021-03") in any notation. */
function namesMonth(text: string, date: string): boolean {
	const [year = "", month = ""] = date.split("-");
	const name = MONTHS[Number(month) - 1] ?? "";
	return new RegExp(
		`(?:(?:${name})[a-z.]*|\\b0?${Number(month)})\\W{1,3}${year}|${year}\\W{1,3}0?${Number(month)}\\b`,
		"iu",
	).test(text);
}

/** Values that the text of a CV doesn't contain; dates count as contained when the text names their month. */
export function invented(profile: Profile, raw: string, written: string): string[] {
	const { contact_info, employment_history, education_background, skills_certifications, key_achievements } = profile;
	const { date_of_birth, ...contact } = contact_info;
	const dates = [
		...employment_history.flatMap(({ start_date, end_date }) => [start_date, end_date]),
		...education_background.flatMap(({ date_attended, graduation_date }) => [date_attended, graduation_date]),
		...key_achievements.map(({ date }) => date),
		date_of_birth?.slice(0, 7),
	];
	const texts = [
		...Object.values(contact),
		...employment_history.flatMap((job) => [
			job.company_name,
			job.job_title,
			job.industry,
			job.job_family,
			job.job_level,
		]),
		...employment_history.flatMap((job) => job.job_description?.split("\n") ?? []),
		...education_background.flatMap((school) => [
			school.institutional_name,
			school.degree_obtained,
			school.field_of_study,
		]),
		...Object.values(skills_certifications).flat(),
		...key_achievements.map(({ achievement }) => achievement),
	];
	const grades = education_background.flatMap(({ gpa_score, gpa_scale }) => [gpa_score, gpa_scale]);
	const numbers = written.replaceAll(",", ".");
	const source = close(written);
	return [
		...texts.filter((text) => text && !(squeeze(raw).includes(squeeze(text)) && source.includes(close(text)))),
		...dates.filter((date) => date && !namesMonth(written, date)),
		...grades.filter((grade) => grade && !numbers.includes(grade)),
	].filter((value) => value !== undefined);
}
