import { locale } from "next/root-params";
import { ListMissing } from "@/components/company/list/list-missing";
import { SiteFrame } from "@/components/layout/site-frame";
import { localeOf } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { COMPANIES_PATH } from "@/lib/job/address";
import { listPath } from "./_list/load";

/** The browser shows it after hydration; the first HTML contains the same screen. */
export default async function ListNotFound() {
	const language = localeOf(await locale());
	const { "company-list": companies } = await loadMessages(language);
	return (
		<SiteFrame locale={language} path={COMPANIES_PATH}>
			<ListMissing path={listPath(language)} messages={companies} />
		</SiteFrame>
	);
}
