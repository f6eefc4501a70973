import { z } from "zod";
import type { application } from "../../lib/contract/schemas/application";
import type { JobRow } from "../store/schema";

export type Values = z.output<typeof application>;

/** Sentences for the fields that a job refuses. */
export type FieldErrors = Record<string, string[]>;

const email = z.email().max(254);

/** An address as it is kept: without any spaces. */
export const cleanEmail = (raw: string | undefined) => raw?.replace(/\s+/g, "") || undefined;

function emailErrors(values: Values, required: boolean): FieldErrors {
	const address = cleanEmail(values.email);
	const again = cleanEmail(values.email2);
	if (!address) return required ? { email: ["An email address is needed."] } : {};
	if (!email.safeParse(address).success) return { email: ["This is not an email address."] };
	const differs = again !== undefined && again.toLowerCase() !== address.toLowerCase();
	return differs ? { email2: ["The two email addresses differ."] } : {};
}

/** What is wrong with an application's values for this job; nothing when it is an empty object. */
export function checkValues(values: Values, job: JobRow, hasCv: boolean): FieldErrors {
	return {
		...emailErrors(values, job.email_required === 1),
		...(job.require_cv === 1 && !hasCv && { file_cv: ["A CV is needed."] }),
		...(!values.gdpr && { gdpr: ["This consent is needed."] }),
		...(job.compliance_required === 1 && !values.compliance && { compliance: ["This confirmation is needed."] }),
	};
}
