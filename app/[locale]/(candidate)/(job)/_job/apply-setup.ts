import type { ApplySetup } from "@/components/application/setup";
import { jobRules } from "@/lib/application/job-rules";
import { messagesBySlugs } from "@/lib/application/messages-by-slugs";
import { lostLinkFor } from "@/lib/application/sent-address";
import { applicationTarget } from "@/lib/application/target";
import type { ApplicationRules } from "@/lib/application/validate";
import { regionOf } from "@/lib/contract/code";
import { regionOfJob } from "@/lib/job/address";
import { env } from "@/lib/server/env";
import { honoursKeys } from "@/lib/server/honours-keys";
import { type StoreLinks, storeLinks } from "@/lib/server/presence";
import { sanitizeRichText } from "@/lib/server/rich-text";
import { plainLine } from "@/lib/text/plain";
import type { JobPageData } from "./load";

/** The fields and limits of a job's form. */
export const applicationRules = ({ detail, messages }: JobPageData): ApplicationRules =>
	jobRules(detail, messages.form);

/** Every message of the form. */
export const applicationMessages = ({ messages, address, detail }: JobPageData): ApplySetup["messages"] =>
	address.by === "slugs" ? messagesBySlugs(messages.form, detail.translation) : messages.form;

/** The targets of the app badges on a job page; those of an EU code stay in the EU. */
export const applicationStoreLinks = ({ address, locale }: JobPageData): StoreLinks =>
	storeLinks(locale, regionOfJob(address));

/** Whether a job has a due date that its page shows. */
export const hasDueDate = ({ view }: JobPageData): boolean => view.due !== null && view.showsDueDate;

/** The settings and messages of a job's application form, as plain data. */
export function applicationSetup(page: JobPageData): ApplySetup {
	const { detail, view, language, messages, address } = page;
	const { job } = detail;
	const named = { companyId: view.company.id, jobId: job.id, code: view.code };
	const { linkHosts } = env();
	return {
		job: {
			...named,
			companyName: view.company.name,
			asksWhatsapp: job.whatsapp_notification,
			language,
			country: view.places[0]?.country ?? "",
			target: applicationTarget(address, named),
		},
		rules: applicationRules(page),
		followUp: { delayStart: job.delay_start, deviceType: job.device_type },
		resends: honoursKeys(detail),
		consent: {
			gdprHtml: sanitizeRichText(detail.gdpr_text ?? ""),
			gdprLabel: plainLine(detail.gdpr_aggrement_text) || messages.form.LABEL_GDPR,
			complianceHtml: sanitizeRichText(detail.compliance ?? ""),
		},
		linkHosts,
		hasDueDate: hasDueDate(page),
		around: page.around,
		lostLink: lostLinkFor(page.around, regionOf(view.code)),
		storeLinks: applicationStoreLinks(page),
		messages: applicationMessages(page),
	};
}
