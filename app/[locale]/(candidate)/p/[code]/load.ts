import { cache } from "react";
import { type Locale, localeOf, nearestLocale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { type JobView, jobView } from "@/lib/jobs/view";
import { jobWords } from "@/lib/jobs/wording";
import { mediaOrigins } from "@/lib/server/hosts";
import { loadJob } from "@/lib/server/load-job";
import { readPageCode } from "@/lib/server/page-code";
import { fill } from "@/lib/text/fill";

type Detail = NonNullable<Awaited<ReturnType<typeof loadJob>>>;

/** All that a job's page is made of. */
export interface JobPageData {
	detail: Detail;
	view: JobView;
	/** Language of the document: the job's, else the address's. */
	language: string;
	/** Our language nearest to it, for words that the job does not bring. */
	locale: Locale;
	words: ReturnType<typeof pickWords>;
	poweredBy: string;
	productName: string;
}

function pickWords(messages: Awaited<ReturnType<typeof loadMessages>>, detail: Detail) {
	const { translation } = detail;
	return {
		job: jobWords(messages.job, translation),
		apply: jobWords(messages.apply, translation),
		links: jobWords(messages.links, translation),
		profile: jobWords(messages.profile, translation),
		upload: jobWords(messages.upload, translation),
	};
}

/** Loads a job page's data once for its layout, metadata and body. Null for a job that isn't there. */
export const loadJobPage = cache(async (param: string, addressLocale: string): Promise<JobPageData | null> => {
	const code = readPageCode(param);
	const detail = code && (await loadJob(code.code, code.region));
	if (!detail) return null;
	const view = jobView(detail, code.code, mediaOrigins());
	const language = view.language ?? addressLocale;
	const locale = nearestLocale(language) ?? localeOf(addressLocale);
	const messages = await loadMessages(locale);
	const { poweredBy, productName } = messages.common;
	return {
		detail,
		view,
		language,
		locale,
		words: pickWords(messages, detail),
		productName,
		poweredBy: fill(poweredBy, { product: productName }),
	};
});
