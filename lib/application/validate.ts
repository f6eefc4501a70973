import type { AdditionalField } from "./additional-field";
import { cleanValues } from "./clean";
import { type FieldProblems, toProblems } from "./codes";
import { type DocumentStates, isBusy } from "./documents";
import { cvSlot, otherSlots, type RequestedDocument } from "./requested-document";
import { additionalFindings } from "./rules/additional";
import { type Consents, consentFindings } from "./rules/consents";
import { documentFindings } from "./rules/documents";
import { identityFindings, type RefusedPhones } from "./rules/identity";
import { profileFindings } from "./rules/profile";
import type { ApplicationValues } from "./values";

/** What the form requires, by the job's settings. */
export interface ApplicationRules {
	emailRequired: boolean;
	/** True when the job has a statement to agree to. */
	hasCompliance: boolean;
	documents: readonly RequestedDocument[];
	fields: readonly AdditionalField[];
	refusedPhones?: RefusedPhones;
}

/**
 * Checks an application against the form's rules on the day `today` (YYYY-MM-DD). Returns a code for each invalid field, in
 * the form's order; the messages are elsewhere.
 */
export function validateApplication(
	entered: ApplicationValues,
	rules: ApplicationRules,
	documents: DocumentStates,
	today: string,
): FieldProblems {
	const values = cleanValues(entered);
	const cv = cvSlot(rules.documents);
	return toProblems([
		...documentFindings(cv ? [cv] : [], documents),
		...identityFindings(values, rules.emailRequired, rules.refusedPhones),
		...additionalFindings(rules.fields, values.answers, documents),
		...documentFindings(otherSlots(rules.documents), documents),
		...profileFindings(values, today),
		...consentFindings(values, rules.hasCompliance),
	]);
}

/** Whether the submit button is enabled: consent is given, and no file is uploading. */
export function canSubmit(values: Consents, rules: ApplicationRules, documents: DocumentStates): boolean {
	return (
		consentFindings(values, rules.hasCompliance).every(([, code]) => !code) && !Object.values(documents).some(isBusy)
	);
}
