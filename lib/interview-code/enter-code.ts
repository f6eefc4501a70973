import type { ENDPOINTS } from "@/lib/contract/endpoints";
import { type Locale, pathIn, prefixOf } from "@/lib/i18n/locales";

// Written out because the table itself would bring its schemas into the browser; the type keeps them equal.
export const POPUP_CODE_PATH: (typeof ENDPOINTS)["popupCode"]["path"] = "/api/popupcode";

/** The page on which a code is entered, without its language. */
export const ENTER_CODE_PATH = "/enter-code";

/** What an address names by its hash so that a code can be entered: the popup, without script a form on the home page. */
export const ENTER_CODE_ID = "enter-code";

/** Query parameter by which a form that a browser posts itself names the language of its page. */
export const LANGUAGE_PARAM = "language";

/** The link to where a code is entered. */
export const enterCodeLink = (locale: Locale): string => `${pathIn(locale, "/")}#${ENTER_CODE_ID}`;

/** Where a browser without script posts an entered code. */
export const enterCodeAction = (locale: Locale): string => `${POPUP_CODE_PATH}?${LANGUAGE_PARAM}=${locale}`;

/** Our own page of an interview code. */
export const interviewPath = (locale: Locale, code: string): string =>
	`${prefixOf(locale)}/code/${encodeURIComponent(code)}`;
