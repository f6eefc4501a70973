import type { ApplySetup } from "@/components/apply/setup";
import { env } from "@/lib/server/env";
import { sanitizeRichText } from "@/lib/server/rich-text";
import { plainLine } from "@/lib/text/plain";
import type { JobPageData } from "./load";

/** What the application form of a job needs to know: settings and words, all of it plain data. */
export function applicationSetup({ detail, view, language, words }: JobPageData): ApplySetup {
	const { job } = detail;
	const { storeLinks } = env();
	const isProfile = job.document_type !== undefined && job.document_type.toUpperCase() !== "CV";
	return {
		job: {
			companyId: view.company.id,
			companyName: view.company.name,
			jobId: job.id,
			code: view.code,
			asksWhatsapp: job.whatsapp_notification,
			documentType: isProfile ? words.apply.LABEL_COMPANY_PROFILE : words.apply.LABEL_CURRICULUM_VITAE,
			language,
		},
		rules: {
			emailRequired: job.email_required,
			cvRequired: job.requireCv,
			hasCompliance: detail.compliance !== undefined,
		},
		followUp: { delayStart: job.delay_start, deviceType: job.device_type },
		consent: {
			gdprHtml: sanitizeRichText(detail.gdpr_text ?? ""),
			gdprLabel: plainLine(detail.gdpr_aggrement_text) || words.apply.LABEL_GDPR,
			complianceHtml: sanitizeRichText(detail.compliance ?? ""),
		},
		storeLinks,
		words: { ...words.apply, ...words.upload },
	};
}
