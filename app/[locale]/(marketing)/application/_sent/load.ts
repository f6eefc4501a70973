import { cache } from "react";
import { regionOfToken } from "@/lib/contract/code";
import { ENDPOINTS } from "@/lib/contract/endpoints";
import { applicationToken } from "@/lib/contract/params";
import { localeOf } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { decoded } from "@/lib/server/page-address";
import { readFresh } from "@/lib/server/read-fresh";

/** The parameters of a sent application's routes. */
export interface SentParams {
	locale: string;
	token: string;
}

/** The token in a page's address; undefined if it is invalid. */
export const readToken = (param: string): string | undefined => applicationToken.safeParse(decoded(param)).data;

const load = cache(async (token: string | undefined, addressLocale: string) => {
	const locale = localeOf(addressLocale);
	const reading = token && { params: { token }, region: regionOfToken(token), subject: "job", language: locale };
	const [messages, view] = await Promise.all([
		loadMessages(locale),
		reading ? readFresh(ENDPOINTS.sentApplication, reading) : null,
	]);
	return {
		locale,
		token: token ?? "",
		view,
		messages: messages["sent-application"],
		productName: messages.common.productName,
	};
});

/** A sent application with its page's messages, read once for head and body. Throws `HostFailure`. */
export const loadSent = async (params: Promise<SentParams>) => {
	const { token, locale } = await params;
	return load(readToken(token), locale);
};

const loadChange = cache(async (token: string | undefined, addressLocale: string) => {
	const locale = localeOf(addressLocale);
	const reading = token && { params: { token }, region: regionOfToken(token), subject: "job" };
	const [messages, pending] = await Promise.all([
		loadMessages(locale),
		reading ? readFresh(ENDPOINTS.pendingChange, reading) : null,
	]);
	return { locale, token: token ?? "", pending, messages: messages["sent-application"] };
});

/** The change to confirm, with its page's messages. Throws `HostFailure`. */
export const loadPendingChange = async (params: Promise<SentParams>) => {
	const { token, locale } = await params;
	return loadChange(readToken(token), locale);
};

/**
 * Pages for one person: they aren't indexed, and other sites don't learn their addresses. Their forms send an origin.
 */
export const PRIVATE_PAGE = { robots: { index: false, follow: false }, referrer: "same-origin" } as const;
