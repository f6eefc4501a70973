import { locale } from "next/root-params";
import { localeOf } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { MissingCompany } from "./missing-company";

/** Shown in the browser once the page is hydrated; the same screen stands in the first HTML. */
export default async function MissingCompanyPage() {
	const language = localeOf(await locale());
	return <MissingCompany locale={language} messages={await loadMessages(language)} isHydrated />;
}
