import { getRequestConfig, type RequestConfig } from "next-intl/server";
import { localeOf } from "./locales";
import { loadMessages } from "./messages";

/** next-intl's per-request set-up; pages always name their language. */
export default getRequestConfig(async ({ locale }) => {
	const language = localeOf(locale);
	const messages = (await loadMessages(language)) as RequestConfig["messages"];
	return { locale: language, messages, timeZone: "UTC" };
});
