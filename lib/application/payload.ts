import type { ApplicationPayload } from "@/lib/contract/schemas/application";
import { cleanEmail, phoneDigits } from "./rules";
import type { ApplicationRules, ApplicationValues, CvState } from "./values";

/** The job that an application is for. */
export interface AppliedJob {
	companyId: string;
	jobId: string;
	/** The job's open code, sent as the hidden `interview_code`. */
	code: string;
	asksWhatsapp: boolean;
	/** Name of the requested CV document. */
	documentType: string;
}

/**
 * An application as the host gets it: the phone number's digits only, email without white space and in
 * only where it is asked for, the stored CV as `file_cv` and as the first document.
 */
export function toPayload(
	values: ApplicationValues,
	rules: ApplicationRules,
	job: AppliedJob,
	cv: CvState,
): ApplicationPayload {
	const stored = cv.kind === "stored" ? cv : null;
	return {
		company_id: job.companyId,
		job_id: job.jobId,
		interview_code: job.code,
		fullname: values.fullname.trim(),
		preferred_name: values.preferred_name.trim(),
		...(rules.emailRequired ? { email: cleanEmail(values.email), email2: cleanEmail(values.email2) } : {}),
		phone: phoneDigits(values.phone),
		...(job.asksWhatsapp ? { whatsapp_notification: values.whatsapp_notification } : {}),
		...(stored
			? {
					file_cv: stored.filepath,
					document_candidate: [
						{ document_type: job.documentType, attachment: [{ filename: stored.filename, filepath: stored.filepath }] },
					],
				}
			: {}),
		gdpr: values.gdpr,
		...(rules.hasCompliance ? { compliance: values.compliance } : {}),
	};
}
