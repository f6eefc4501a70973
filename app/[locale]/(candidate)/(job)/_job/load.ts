import { cache } from "react";
import type { PlayableMessages } from "@/components/ui/playable.client";
import { DEFAULT_LOCALE, type Locale, localeOf, nearestLocale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { enterCodeLink } from "@/lib/interview-code/enter-code";
import type { JobAddress } from "@/lib/job/address";
import { jobMessages } from "@/lib/job/messages";
import { type JobView, jobView } from "@/lib/job/view";
import { mediaOrigins } from "@/lib/server/hosts";
import { loadJob } from "@/lib/server/load-job";
import { addressByCode, addressBySlugs } from "@/lib/server/page-address";
import { fill } from "@/lib/text/fill";
import { onceForEach } from "@/lib/text/once";
import { writingOf } from "./writing";

type Detail = NonNullable<Awaited<ReturnType<typeof loadJob>>>;

/** The data of a job's page. */
export interface JobPageData {
	address: JobAddress;
	detail: Detail;
	view: JobView;
	/** Language of the document: the job's, else the address's. */
	language: string;
	/** Language of the job's own texts if the messages around them are in another one, which is `locale`. */
	textLanguage: string | undefined;
	/** The writing direction of the page's messages. */
	direction: "ltr" | "rtl";
	/** Our nearest language, for texts that the job doesn't provide. */
	locale: Locale;
	/** Language of linked pages: the one in the address, else `locale`. */
	around: Locale;
	messages: ReturnType<typeof pickMessages>;
	/** The link to the code form. */
	codeLink: { href: string; text: string };
	/** The message for a video that can't be played. */
	playable: PlayableMessages;
	poweredBy: string;
	productName: string;
}

/** The parameters of a job's route. */
export type JobParams = { locale: string } & ({ code: string } | { companySlug: string; jobSlug: string });

type Messages = Awaited<ReturnType<typeof loadMessages>>;

const formMessages = onceForEach((messages: Messages) => ({
	...messages.application,
	...messages["link-check"],
	...messages.profile,
	...messages.upload,
}));

function pickMessages(messages: Messages, detail: Detail) {
	const { translation } = detail;
	return {
		job: jobMessages(messages.job, translation),
		form: jobMessages(formMessages(messages), translation),
	};
}

async function load(address: JobAddress, addressLocale: string): Promise<JobPageData | null> {
	const detail = await loadJob(address);
	if (!detail) return null;
	const view = jobView(detail, address, mediaOrigins());
	const language = view.language ?? addressLocale;
	const named = localeOf(addressLocale);
	const locale = nearestLocale(language) ?? named;
	const around = named === DEFAULT_LOCALE ? locale : named;
	const messages = await loadMessages(locale);
	const { poweredBy, productName, enterCode, video } = messages.common;
	return {
		address,
		detail,
		view,
		language,
		...writingOf(language, messages.job, detail.translation),
		locale,
		around,
		messages: pickMessages(messages, detail),
		productName,
		codeLink: { href: enterCodeLink(around), text: enterCode },
		playable: video,
		poweredBy: fill(poweredBy, { product: productName }),
	};
}

const loadByCode = cache((code: string, locale: string) => load({ by: "code", code }, locale));
const loadBySlugs = cache((company: string, job: string, locale: string) =>
	load({ by: "slugs", company, job }, locale),
);

/** The job's address in a route; null if it is invalid. */
export const addressIn = (params: JobParams): JobAddress | null =>
	"code" in params ? addressByCode(params.code) : addressBySlugs(params.companySlug, params.jobSlug);

/** Loads a job page's data once for its layout, metadata and body. Null if the job doesn't exist. */
export async function loadJobPage(params: JobParams): Promise<JobPageData | null> {
	// Next encodes a "+" for the metadata but not for the body, so the parsed address is the cache key.
	const address = addressIn(params);
	if (!address) return null;
	return address.by === "code"
		? loadByCode(address.code, params.locale)
		: loadBySlugs(address.company, address.job, params.locale);
}
