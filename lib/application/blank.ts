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

/** An empty profile. */
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

/** An empty form; the WhatsApp reminder is on by default, as specified. */
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

/** Whether an entry is blank; white space doesn't count. */
export const isBlankEntry = (entry: object): boolean => Object.values(entry).every(isBlankValue);
