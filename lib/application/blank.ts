import { isBlank } from "@/lib/contract/patterns";
import type { Achievement, ApplicationValues, Education, Employment, ListedText, Profile } from "./values";

export const blankEmployment = (): Employment => ({
	company_name: "",
	industry: "",
	job_family: "",
	job_title: "",
	job_level: "",
	start_date: "",
	end_date: "",
	is_current_job: false,
	job_description: "",
});

export const blankEducation = (): Education => ({
	institutional_name: "",
	field_of_study: "",
	degree_obtained: "",
	date_attended: "",
	graduation_date: "",
	is_currently_studying: false,
	gpa_score: "",
	gpa_scale: "",
});

export const blankAchievement = (): Achievement => ({ achievement: "", date: "" });

export const blankText = (): ListedText => ({ value: "" });

/** A profile in which nothing is filled in. */
export const blankProfile = (): Profile => ({
	location: "",
	address: "",
	date_of_birth: "",
	nationality: "",
	linkedin_url: "",
	experience: "",
	employment_history: [],
	education_background: [],
	key_achievements: [],
	languages: [],
	certifications: [],
	soft_skills: "",
	hard_skills: "",
});

/** A form in which nothing is filled in; the WhatsApp reminder is on, as the product has it. */
export const blankApplication = (): ApplicationValues => ({
	fullname: "",
	preferred_name: "",
	email: "",
	email2: "",
	phone: "",
	...blankProfile(),
	whatsapp_notification: true,
	gdpr: false,
	compliance: false,
	answers: {},
});

const isBlankValue = (value: unknown): boolean =>
	value === false || value === undefined || (typeof value === "string" && isBlank(value));

/** Whether nothing of an entry is filled in; white space is nothing. */
export const isBlankEntry = (entry: object): boolean => Object.values(entry).every(isBlankValue);
