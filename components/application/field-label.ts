import type { ApplicationRules } from "@/lib/application/validate";
import type { FieldPath } from "@/lib/application/values";
import { fill } from "@/lib/text/fill";
import type { ApplicationMessages } from "./setup";

/** The labels of fields, by the last step of their paths. */
const LABELS: Readonly<Record<string, keyof ApplicationMessages>> = {
	fullname: "LABEL_FULL_NAME",
	preferred_name: "LABEL_PREFERRED_NAME",
	email: "LABEL_EMAIL",
	email2: "LABEL_CONFIRM_EMAIL",
	phone: "LABEL_PHONE",
	whatsapp_notification: "LABEL_WHATSAPP_REMINDER",
	gdpr: "LABEL_CONSENT_TITLE",
	compliance: "LABEL_COMPLIANCE",
	location: "LABEL_PROFILE_LOCATION",
	address: "LABEL_ADDRESS",
	date_of_birth: "LABEL_DATE_OF_BIRTH",
	nationality: "LABEL_NATIONALITY",
	linkedin_url: "LABEL_LINKEDIN",
	experience: "LABEL_EXPERIENCE",
	soft_skills: "LABEL_SOFT_SKILLS",
	hard_skills: "LABEL_HARD_SKILLS",
	company_name: "LABEL_COMPANY_NAME",
	industry: "LABEL_INDUSTRY",
	job_family: "LABEL_JOB_FAMILY",
	job_title: "LABEL_JOB_TITLE",
	job_level: "LABEL_JOB_LEVEL",
	start_date: "LABEL_START_DATE",
	end_date: "LABEL_END_DATE",
	is_current_job: "LABEL_CURRENT_JOB",
	job_description: "LABEL_JOB_DESCRIPTION",
	institutional_name: "LABEL_INSTITUTION",
	field_of_study: "LABEL_FIELD_OF_STUDY",
	degree_obtained: "LABEL_DEGREE",
	date_attended: "LABEL_DATE_ATTENDED",
	graduation_date: "LABEL_GRADUATION_DATE",
	is_currently_studying: "LABEL_STUDYING",
	gpa_score: "LABEL_GPA_SCORE",
	gpa_scale: "LABEL_GPA_SCALE",
	achievement: "LABEL_ACHIEVEMENT",
	date: "LABEL_ACHIEVEMENT_DATE",
};

/** The optional fields about the person that are folded together. */
export const PERSONAL_NAMES = [
	"location",
	"address",
	"date_of_birth",
	"nationality",
	"linkedin_url",
	"experience",
] as const;

const PERSONAL: ReadonlySet<string> = new Set(PERSONAL_NAMES);

/** The titles of lists. */
const LISTS: Readonly<Record<string, keyof ApplicationMessages>> = {
	employment_history: "EMPLOYMENT_TITLE",
	education_background: "EDUCATION_TITLE",
	key_achievements: "ACHIEVEMENT_TITLE",
	languages: "LANGUAGE_TITLE",
	certifications: "CERTIFICATION_TITLE",
};

/** What one entry of a list is called. */
const ENTRIES: Readonly<Record<string, keyof ApplicationMessages>> = {
	employment_history: "EMPLOYMENT_ENTRY",
	education_background: "EDUCATION_ENTRY",
	key_achievements: "ACHIEVEMENT_ENTRY",
	languages: "LANGUAGE_ENTRY",
	certifications: "CERTIFICATION_ENTRY",
};

/** The label of a field about the person, or a list's title; "Employment 1, Company" in an entry. Empty for other paths. */
export function profileLabel(path: FieldPath, messages: ApplicationMessages): string {
	const title = LISTS[path];
	if (title) return messages[title];
	const [list = "", place, name = list] = path.split(".");
	const entry = ENTRIES[list];
	const label = LABELS[name];
	const parts = [
		entry && place !== undefined ? fill(messages[entry], { number: Number(place) + 1 }) : "",
		label ? messages[label] : "",
	];
	return parts.filter(Boolean).join(", ");
}

/** The label of the field at `path`, with that of its entry before it: "Employment 1, Company". Empty for other paths. */
export function fieldLabel(
	path: FieldPath,
	{ fields, documents }: ApplicationRules,
	messages: ApplicationMessages,
): string {
	const own = fields.find(({ key }) => key === path) ?? documents.find((slot) => slot.path === path);
	return own?.label ?? profileLabel(path, messages);
}

/** The same with the fold of the optional fields about the person, which stands closed where no script opens it. */
export function foldedLabel(path: FieldPath, rules: ApplicationRules, messages: ApplicationMessages): string {
	const label = fieldLabel(path, rules, messages);
	return PERSONAL.has(path) ? `${messages.PERSONAL_TITLE}, ${label}` : label;
}
