import type { JobDetail } from "@/lib/contract/schemas/job";
import { readAdditionalFields } from "./additional-field";
import { readRequestedDocuments } from "./requested-document";
import type { ApplicationRules } from "./validate";

/** Names that a job leaves to us. */
type Labels = Readonly<
	Record<"EXPERIENCE_0" | "EXPERIENCE_1" | "EXPERIENCE_2" | "LABEL_CURRICULUM_VITAE" | "LABEL_COMPANY_PROFILE", string>
>;

/** The options of the question about experience, if the job has none of its own. */
const experienceOptions = (labels: Labels) => [
	{ value: "0", label: labels.EXPERIENCE_0 },
	{ value: "1", label: labels.EXPERIENCE_1 },
	{ value: "2", label: labels.EXPERIENCE_2 },
];

/** What a job's form requires. */
export function jobRules({ job, additionalField, compliance }: JobDetail, labels: Labels): ApplicationRules {
	const isProfile = job.document_type !== undefined && job.document_type.toUpperCase() !== "CV";
	const cvLabel = isProfile ? labels.LABEL_COMPANY_PROFILE : labels.LABEL_CURRICULUM_VITAE;
	return {
		emailRequired: job.email_required,
		hasCompliance: compliance !== undefined,
		documents: readRequestedDocuments(job, cvLabel),
		fields: readAdditionalFields(additionalField, experienceOptions(labels)),
	};
}
