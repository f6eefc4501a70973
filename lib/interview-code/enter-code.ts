import type { ENDPOINTS } from "@/lib/contract/endpoints";
import { DEFAULT_LOCALE, type Locale, pathIn, prefixOf } from "@/lib/i18n/locales";

// Written out because importing the table would bring its schemas into the browser; the type keeps the two equal.
export const POPUP_CODE_PATH: (typeof ENDPOINTS)["popupCode"]["path"] = "/api/popupcode";

/** The page for entering a code, without its language. */
export const ENTER_CODE_PATH = "/enter-code";

/** The hash that opens the code form: the popup, or without script a form on the home page. */
export const ENTER_CODE_ID = "enter-code";

/** Query parameter with the language of the page that a form or a link comes from. */
export const LANGUAGE_PARAM = "language";

/** An address on another host with its page's language, except English. A host that doesn't know the parameter ignores it. */
export const inLanguage = (address: string, locale: Locale): string =>
	locale === DEFAULT_LOCALE ? address : `${address}?${LANGUAGE_PARAM}=${locale}`;

/** The link to the code form. */
export const enterCodeLink = (locale: Locale): string => `${pathIn(locale, "/")}#${ENTER_CODE_ID}`;

/** The address to which a browser without script posts an entered code. */
export const enterCodeAction = (locale: Locale): string => `${POPUP_CODE_PATH}?${LANGUAGE_PARAM}=${locale}`;

/** Our page for an interview code. */
export const interviewPath = (locale: Locale, code: string): string =>
	`${prefixOf(locale)}/code/${encodeURIComponent(code)}`;
