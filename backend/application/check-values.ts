import { isEmail } from "../../lib/contract/contact";
import { MOST_EXPERIENCE_WORDS } from "../../lib/contract/limits";
import { documentErrors } from "../form-checks/check-documents";
import { type FieldError, type FieldErrors, toFieldErrors } from "../form-checks/field-errors";
import type { JobRow } from "../store/schema";
import { answerErrors, countWords } from "./check-answers";
import { cvErrors } from "./cv-errors";
import type { JobSettings } from "./job-settings";
import type { Values } from "./values";

function emailErrors({ email = "", email2 = "" }: Values, required: boolean): FieldError[] {
	if (!email) return required ? [["email", "An email address is needed."]] : [];
	if (!isEmail(email)) return [["email", "This is not an email address."]];
	const differs = email2 !== "" && email2.toLowerCase() !== email.toLowerCase();
	return differs ? [["email2", "The two email addresses differ."]] : [];
}

function experienceErrors({ experience = "" }: Values): FieldError[] {
	return countWords(experience) > MOST_EXPERIENCE_WORDS
		? [["experience", `At most ${MOST_EXPERIENCE_WORDS} words are allowed.`]]
		: [];
}

function consentErrors({ gdpr, compliance }: Values, job: JobRow): FieldError[] {
	const missing: FieldError[] = gdpr ? [] : [["gdpr", "This consent is needed."]];
	const disagreed = job.compliance_required === 1 && !compliance;
	return disagreed ? [...missing, ["compliance", "This confirmation is needed."]] : missing;
}

/**
 * The problems of an application to this job, by the rules of the application form; an empty object if there are none.
 * `cvName` is the name of a CV that was sent as a separate file.
 */
export function checkValues(
	values: Values,
	job: JobRow,
	settings: JobSettings,
	cvName: string | undefined,
): FieldErrors {
	return toFieldErrors([
		...emailErrors(values, job.email_required === 1),
		...answerErrors(settings.questions, values.custom_fields ?? []),
		...documentErrors(settings.slots, values.document_candidate ?? [], cvName !== undefined),
		...cvErrors(cvName, settings),
		...experienceErrors(values),
		...consentErrors(values, job),
	]);
}
