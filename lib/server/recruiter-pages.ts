import "server-only";
import { LANGUAGE_PARAM } from "@/lib/entry/enter-code";
import { DEFAULT_LOCALE, type Locale } from "@/lib/i18n/locales";
import { LOGIN_PATH } from "@/lib/site/navigation";
import { env } from "./env";

/**
 * Pages of the recruiter application, which is another host's: where accounts are made, and where one signs in. The
 * latter is told any language but English; a host that doesn't know the parameter ignores it.
 */
export function recruiterPages(locale: Locale): { register: string; login: string } {
	const { recruiter } = env().hosts;
	const language = locale === DEFAULT_LOCALE ? "" : `?${LANGUAGE_PARAM}=${locale}`;
	return { register: `${recruiter}/register`, login: recruiter + LOGIN_PATH + language };
}
