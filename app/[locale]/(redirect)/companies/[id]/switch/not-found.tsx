import { locale } from "next/root-params";
import { localeOf } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { MissingCompany } from "./missing-company";

/** The browser shows it after hydration; the first HTML contains the same screen. */
export default async function MissingCompanyPage() {
	const language = localeOf(await locale());
	return <MissingCompany locale={language} messages={await loadMessages(language)} isHydrated />;
}
