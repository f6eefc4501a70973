import { cache } from "react";
import { ENDPOINTS } from "@/lib/contract/endpoints";
import { hash as hashShape } from "@/lib/contract/params";
import type { DocumentRequest } from "@/lib/contract/schemas/document-request";
import { type RequestView, requestView } from "@/lib/document-request/view";
import { type Locale, localeOf, nearestLocale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { jobMessages } from "@/lib/job/messages";
import { HostFailure } from "@/lib/server/host-failure";
import { mediaOrigins } from "@/lib/server/hosts";
import { readFresh } from "@/lib/server/read-fresh";
import { fill } from "@/lib/text/fill";
import { onceForEach } from "@/lib/text/once";
import { writingOf } from "../../(job)/_job/writing";

/** The parameters of a document request's routes. */
export interface RequestParams {
	locale: string;
	hash: string;
}

/** The data of a document request's pages. */
export interface RequestPageData {
	request: DocumentRequest;
	view: RequestView;
	/** Language of the document: the job's, else the address's. */
	language: string;
	/** Language of the job's own texts if the messages around them are in another one, which is `locale`. */
	textLanguage: string | undefined;
	direction: "ltr" | "rtl";
	/** Our nearest language, for texts that the job doesn't provide. */
	locale: Locale;
	/** The job's dictionary, else our own messages. */
	messages: ReturnType<typeof general>;
	/** Our own, which many requests' pages have in common. */
	general: ReturnType<typeof general>;
	poweredBy: string;
}

/** Our own messages of these pages, one object for each language. */
const general = onceForEach((messages: Awaited<ReturnType<typeof loadMessages>>) => {
	const { LABEL_CURRICULUM_VITAE, REQUIRED_LANDING_PAGE, NO_SCRIPT_FILES, NO_SCRIPT_LINK } = messages.application;
	const { LABEL_JOB_TYPE, LABEL_DUE_LOCAL } = messages.job;
	const ofForm = { LABEL_CURRICULUM_VITAE, REQUIRED_LANDING_PAGE, NO_SCRIPT_FILES, NO_SCRIPT_LINK };
	return {
		...ofForm,
		LABEL_JOB_TYPE,
		LABEL_DUE_LOCAL,
		...messages["document-request"],
		...messages.upload,
		...messages["link-check"],
	};
});

/** The site's own messages for pages without a job. */
export const ownMessages = async (locale: Locale) => general(await loadMessages(locale));

async function load(param: string, addressLocale: string): Promise<RequestPageData | null> {
	const hash = hashShape.safeParse(param).data;
	const request = hash && (await readFresh(ENDPOINTS.documentRequest, { params: { hash }, subject: "job" }));
	if (!request) return null;
	const view = requestView(hash, request, mediaOrigins());
	const language = view.language ?? addressLocale;
	const locale = nearestLocale(language) ?? localeOf(addressLocale);
	const messages = await loadMessages(locale);
	const { poweredBy, productName } = messages.common;
	return {
		request,
		view,
		language,
		...writingOf(language, messages["document-request"], request.translation),
		locale,
		messages: jobMessages(general(messages), request.translation),
		general: general(messages),
		poweredBy: fill(poweredBy, { product: productName }),
	};
}

const loadOnce = cache(load);

/** Loads a request once for its page's layout, head and body. Null for an unknown request. Throws `HostFailure`. */
export const loadRequest = ({ hash, locale }: RequestParams): Promise<RequestPageData | null> => loadOnce(hash, locale);

/** The same for a page that must work while the host is unreachable: it gets "unreachable" then. */
export async function tryToLoadRequest(params: RequestParams): Promise<RequestPageData | "unreachable" | null> {
	try {
		return await loadRequest(params);
	} catch (error) {
		if (error instanceof HostFailure) return "unreachable";
		throw error;
	}
}
