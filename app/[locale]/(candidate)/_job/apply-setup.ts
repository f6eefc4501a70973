import type { ApplySetup } from "@/components/apply/setup";
import { readAdditionalFields } from "@/lib/application/additional-field";
import { readRequestedDocuments } from "@/lib/application/requested-document";
import { applicationTarget } from "@/lib/application/target";
import type { ApplicationRules } from "@/lib/application/validate";
import { wordsBySlugs } from "@/lib/application/words-by-slugs";
import { regionOf } from "@/lib/contract/code";
import { env } from "@/lib/server/env";
import { honoursKeys } from "@/lib/server/honours-keys";
import { storeLinks } from "@/lib/server/presence";
import { sanitizeRichText } from "@/lib/server/rich-text";
import { plainLine } from "@/lib/text/plain";
import type { JobPageData } from "./load";

/** The options of the question about experience, where the job doesn't bring its own. */
const experienceOptions = (words: JobPageData["words"]["apply"]) => [
	{ value: "0", label: words.EXPERIENCE_0 },
	{ value: "1", label: words.EXPERIENCE_1 },
	{ value: "2", label: words.EXPERIENCE_2 },
];

/** What a job's form asks for. */
export function applicationRules({ detail, words: { apply } }: JobPageData): ApplicationRules {
	const { job, additionalField, compliance } = detail;
	const isProfile = job.document_type !== undefined && job.document_type.toUpperCase() !== "CV";
	const cvLabel = isProfile ? apply.LABEL_COMPANY_PROFILE : apply.LABEL_CURRICULUM_VITAE;
	return {
		emailRequired: job.email_required,
		hasCompliance: compliance !== undefined,
		documents: readRequestedDocuments(job, cvLabel),
		fields: readAdditionalFields(additionalField, experienceOptions(apply)),
	};
}

/** Every word of the form. */
export function applicationWords({ words, address, detail }: JobPageData): ApplySetup["words"] {
	const all = { ...words.apply, ...words.links, ...words.profile, ...words.upload };
	return address.by === "slugs" ? wordsBySlugs(all, detail.translation) : all;
}

/** What the application form of a job needs to know: settings and words, all of it plain data. */
export function applicationSetup(page: JobPageData): ApplySetup {
	const { detail, view, language, locale, words, address } = page;
	const { job } = detail;
	const named = { companyId: view.company.id, jobId: job.id, code: view.code };
	const { linkHosts } = env();
	return {
		job: {
			...named,
			companyName: view.company.name,
			asksWhatsapp: job.whatsapp_notification,
			language,
			target: applicationTarget(address, named),
		},
		rules: applicationRules(page),
		followUp: { delayStart: job.delay_start, deviceType: job.device_type },
		resends: honoursKeys(detail),
		consent: {
			gdprHtml: sanitizeRichText(detail.gdpr_text ?? ""),
			gdprLabel: plainLine(detail.gdpr_aggrement_text) || words.apply.LABEL_GDPR,
			complianceHtml: sanitizeRichText(detail.compliance ?? ""),
		},
		linkHosts,
		storeLinks: storeLinks(locale, regionOf(address.by === "code" ? address.code : null)),
		words: applicationWords(page),
	};
}
