import { type FormField, type FormValue, toFields } from "@/lib/contract/form-data";
import type { DocumentSubmission } from "@/lib/contract/schemas/application";
import type { DocumentStates } from "./documents";
import { handedIn } from "./handed-in";
import type { AppliedJob } from "./payload";
import type { RequestedDocument } from "./requested-document";

/** The documents of a request as the fields of the submitting call: stored files, and links that passed their check. */
export function toSubmission(
	{ companyId, jobId, code }: Pick<AppliedJob, "companyId" | "jobId" | "code">,
	requested: readonly RequestedDocument[],
	documents: DocumentStates,
): FormField[] {
	const submission: DocumentSubmission = {
		company_id: companyId,
		job_id: jobId,
		interview_code: code,
		document_candidate: handedIn(requested, documents, "code"),
	};
	return toFields(submission as FormValue);
}
