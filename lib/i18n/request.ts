import { getRequestConfig } from "next-intl/server";
import { DEFAULT_LOCALE, isLocale } from "./locales";
import { loadMessages } from "./messages";

/** next-intl's per-request set-up; pages always name their language. */
export default getRequestConfig(async ({ locale }) => {
	const language = locale && isLocale(locale) ? locale : DEFAULT_LOCALE;
	return { locale: language, messages: await loadMessages(language), timeZone: "UTC" };
});
