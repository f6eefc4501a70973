import { getRequestConfig } from "next-intl/server";
import { localeOf } from "./locales";
import { loadMessages } from "./messages";

/** next-intl's per-request set-up; pages always name their language. */
export default getRequestConfig(async ({ locale }) => {
	const language = localeOf(locale);
	return { locale: language, messages: await loadMessages(language), timeZone: "UTC" };
});
