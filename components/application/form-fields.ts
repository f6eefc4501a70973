import type { AdditionalField } from "@/lib/application/additional-field";
import { blankAchievement, blankApplication, blankEducation, blankEmployment } from "@/lib/application/blank";
import type { Answer, ApplicationValues } from "@/lib/application/values";

/**
 * The form library's values: the application's, and each answer under its field's own key (label slug, "-", id). Fields
 * that aren't on the page are missing; ticked boxes contain their value.
 */
export type FormFields = Partial<Omit<ApplicationValues, "answers">> & {
	[key: `${string}-${string}`]: Answer | undefined;
};

const text = (value: unknown): string => (typeof value === "string" ? value : "");
const list = <T>(value: readonly T[] | undefined): readonly T[] => (Array.isArray(value) ? value : []);

/** `entry` with blanks where it has nothing. */
function complete<T extends object>(blank: T, entry: Partial<T> | undefined): T {
	const given = Object.entries(entry ?? {}).filter(([, value]) => value !== undefined && value !== null);
	return { ...blank, ...Object.fromEntries(given) };
}

function answerIn(entered: FormFields, { key, kind }: AdditionalField): Answer {
	const value = entered[key as `${string}-${string}`];
	if (kind !== "checkboxes") return text(value);
	// A lone box of a group is held as a text.
	return Array.isArray(value) ? value.filter(Boolean) : [text(value)].filter(Boolean);
}

const TEXTS = [
	"fullname",
	"preferred_name",
	"email",
	"email2",
	"phone",
	"location",
	"address",
	"date_of_birth",
	"nationality",
	"linkedin_url",
	"experience",
	"soft_skills",
	"hard_skills",
] as const;

/** The entered values, complete and typed. */
export function readValues(entered: FormFields, fields: readonly AdditionalField[]): ApplicationValues {
	return {
		...blankApplication(),
		...Object.fromEntries(TEXTS.map((name) => [name, text(entered[name])])),
		employment_history: list(entered.employment_history).map((entry) => complete(blankEmployment(), entry)),
		education_background: list(entered.education_background).map((entry) => complete(blankEducation(), entry)),
		key_achievements: list(entered.key_achievements).map((entry) => complete(blankAchievement(), entry)),
		languages: list(entered.languages).map(({ value }) => ({ value: text(value) })),
		certifications: list(entered.certifications).map(({ value }) => ({ value: text(value) })),
		whatsapp_notification: Boolean(entered.whatsapp_notification),
		gdpr: Boolean(entered.gdpr),
		compliance: Boolean(entered.compliance),
		answers: Object.fromEntries(fields.map((field) => [field.key, answerIn(entered, field)])),
	};
}
