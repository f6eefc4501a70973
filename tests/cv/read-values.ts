import type { Education, Employment, Profile } from "@/backend/cv-parsing/profile";
import { add, addEntry, type Values } from "./values";

const yes = (flag: boolean) => (flag ? "yes" : undefined);

const jobFields = (job: Employment) => ({
	company: job.company_name,
	title: job.job_title,
	industry: job.industry,
	family: job.job_family,
	level: job.job_level,
	start: job.start_date,
	end: job.end_date,
	current: yes(job.is_current_job),
	description: job.job_description,
});

const schoolFields = (school: Education) => ({
	name: school.institutional_name,
	degree: school.degree_obtained,
	field: school.field_of_study,
	start: school.date_attended,
	end: school.graduation_date,
	current: yes(school.is_currently_studying),
	score: school.gpa_score,
	scale: school.gpa_scale,
});

/** The values that were read, in the form of the expected ones. */
export function readValues(profile: Profile): Values {
	const values: Values = new Map();
	const { contact_info, employment_history, education_background, skills_certifications, key_achievements } = profile;
	for (const [field, value] of Object.entries(contact_info)) add(values, field, value);
	for (const [index, job] of employment_history.entries()) addEntry(values, "job", index, jobFields(job));
	for (const [index, school] of education_background.entries()) addEntry(values, "school", index, schoolFields(school));
	for (const skill of skills_certifications.soft_skills) add(values, "soft skill", skill);
	for (const skill of skills_certifications.hard_skills) add(values, "hard skill", skill);
	for (const language of skills_certifications.languages) add(values, "language", language);
	for (const name of skills_certifications.certifications) add(values, "certification", name);
	for (const { achievement, date } of key_achievements) {
		add(values, "achievement", achievement);
		add(values, "achievement date", date);
	}
	return values;
}
