import type { Finding } from "../codes";
import type { ApplicationValues } from "../values";

export type Consents = Pick<ApplicationValues, "gdpr" | "compliance">;

/** Checks that a candidate agrees to the use of their details and, if the job has one, to its own statement. */
export function consentFindings(values: Consents, hasCompliance: boolean): Finding[] {
	return [
		["gdpr", values.gdpr ? undefined : "ERROR_CONSENT"],
		["compliance", hasCompliance && !values.compliance ? "ERROR_CONSENT" : undefined],
	];
}
