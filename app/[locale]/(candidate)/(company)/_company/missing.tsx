import { locale } from "next/root-params";
import { CompanyMissing } from "@/components/company/page/company-missing";
import { localeOf, prefixOf } from "@/lib/i18n/locales";
import { companyTexts } from "./load";

/** The browser shows it after hydration; the first HTML contains the same screen. */
export async function MissingScreen() {
	const language = localeOf(await locale());
	const { messages } = await companyTexts(language);
	return <CompanyMissing prefix={prefixOf(language)} messages={messages} />;
}
