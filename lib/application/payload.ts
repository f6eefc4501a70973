import { numberIn } from "@/lib/contract/answer";
import { cleanEmail, phoneDigits } from "@/lib/contract/contact";
import type { ApplicationPayload } from "@/lib/contract/schemas/application";
import { cleanText } from "@/lib/text/clean";
import { splitList } from "@/lib/text/word-count";
import type { AdditionalField } from "./additional-field";
import { chosenIn, textIn } from "./answer";
import { cleanValues } from "./clean";
import { type DocumentStates, documentAt, storedFiles } from "./documents";
import { handedIn } from "./handed-in";
import { sentMonth } from "./open-month";
import { cvSlot } from "./requested-document";
import { linkedinUrl } from "./rules/profile";
import { isLeftOut } from "./sent-places";
import type { ApplicationTarget } from "./target";
import type { ApplicationRules } from "./validate";
import type { Achievement, Answer, ApplicationValues, Education, Employment, ListedText, Profile } from "./values";

/** The job that the application is for. */
export interface AppliedJob {
	companyId: string;
	jobId: string;
	/** The job's open code, sent as the hidden `interview_code`. */
	code: string;
	asksWhatsapp: boolean;
	/** Where the candidate's link was posted, as `sourceIn` gives it. */
	source?: string;
	target: Pick<ApplicationTarget, "by">;
}

/** An entry with its texts trimmed. */
function trimmed<T extends object>(entry: T): T {
	const clean = Object.entries(entry).map(([key, value]) => [key, typeof value === "string" ? value.trim() : value]);
	return Object.fromEntries(clean) as T;
}

const grade = (text: string) => text.trim().replace(",", ".");

function employmentOf(entry: Employment) {
	return {
		...trimmed(entry),
		start_date: sentMonth(entry.start_date),
		end_date: entry.is_current_job ? "" : sentMonth(entry.end_date),
	};
}

function educationOf(entry: Education) {
	return {
		...trimmed(entry),
		date_attended: sentMonth(entry.date_attended),
		graduation_date: entry.is_currently_studying ? "" : sentMonth(entry.graduation_date),
		gpa_score: grade(entry.gpa_score),
		gpa_scale: grade(entry.gpa_scale),
	};
}

const achievementOf = (entry: Achievement) => ({ ...trimmed(entry), date: sentMonth(entry.date) });

const textsOf = (list: readonly ListedText[]) => list.map(({ value }) => value.trim()).filter(Boolean);
const filledIn = <T extends Achievement | Education>(list: readonly T[]) => list.filter((one) => !isLeftOut(one));

function profileOf(profile: Profile) {
	return {
		experience: profile.experience.trim(),
		employment_history: profile.employment_history.map(employmentOf),
		education_background: filledIn(profile.education_background).map(educationOf),
		languages: textsOf(profile.languages),
		certifications: textsOf(profile.certifications),
		key_achievements: filledIn(profile.key_achievements).map(achievementOf),
		soft_skills: splitList(profile.soft_skills),
		hard_skills: splitList(profile.hard_skills),
		location: profile.location.trim(),
		address: profile.address.trim(),
		date_of_birth: profile.date_of_birth,
		nationality: profile.nationality.trim(),
		linkedin_url: linkedinUrl(profile.linkedin_url) ?? "",
	};
}

function answerTo(field: AdditionalField, answer: Answer | undefined, documents: DocumentStates): Answer {
	if (field.kind === "file") return storedFiles(documentAt(documents, field.key)).map(({ filepath }) => filepath);
	if (field.kind === "checkboxes") return chosenIn(answer);
	const text = textIn(field, answer);
	return field.kind === "number" && numberIn(text) !== undefined ? text.replace(",", ".") : text;
}

function customFields({ fields }: ApplicationRules, { answers }: ApplicationValues, documents: DocumentStates) {
	return fields.map((field) => ({
		id: field.id,
		value: answerTo(field, answers[field.key], documents),
		is_mandatory: field.isMandatory,
		label: field.label,
		input_type: field.inputType,
	}));
}

function documentsOf(
	{ documents: requested }: ApplicationRules,
	documents: DocumentStates,
	by: ApplicationTarget["by"],
) {
	const document_candidate = handedIn(requested, documents, by);
	const slot = cvSlot(requested);
	const cv = slot && storedFiles(documentAt(documents, slot.path))[0];
	return {
		...(cv ? { cv: cleanText(cv.filename), file_cv: cv.filepath } : {}),
		document_candidate,
		link_input: document_candidate.flatMap(({ link_input }) => link_input),
	};
}

/**
 * An application as the host receives it: texts cleaned and trimmed, the phone number's digits only, email without white
 * space and only if the job asks for it, skills as lists, answers as `custom_fields`, files and links as documents, the CV
 * also as `file_cv`. The older name `gpa` is not used. `rawCv` is the CV's text, if a host extracted it.
 */
export function toPayload(
	entered: ApplicationValues,
	rules: ApplicationRules,
	job: AppliedJob,
	documents: DocumentStates,
	rawCv = "",
): ApplicationPayload {
	const values = cleanValues(entered);
	return {
		company_id: job.companyId,
		job_id: job.jobId,
		interview_code: job.code,
		fullname: values.fullname.trim(),
		preferred_name: values.preferred_name.trim(),
		...(rules.emailRequired ? { email: cleanEmail(values.email), email2: cleanEmail(values.email2) } : {}),
		phone: phoneDigits(values.phone),
		...(job.asksWhatsapp ? { whatsapp_notification: values.whatsapp_notification } : {}),
		custom_fields: customFields(rules, values, documents),
		...documentsOf(rules, documents, job.target.by),
		...profileOf(values),
		...(rawCv ? { cv_raw_content: cleanText(rawCv) } : {}),
		...(job.source ? { source: job.source } : {}),
		gdpr: values.gdpr,
		...(rules.hasCompliance ? { compliance: values.compliance } : {}),
	};
}
