import { locale } from "next/root-params";
import { SiteFrame } from "@/components/layout/site-frame";
import { localeOf } from "@/lib/i18n/locales";
import { SEARCH_PATH } from "@/lib/site/navigation";
import { SearchScreen } from "./search-screen";

/** The browser shows it after hydration; the first HTML contains the same screen. */
export default async function SearchPage() {
	const language = localeOf(await locale());
	return (
		<SiteFrame locale={language} path={SEARCH_PATH}>
			<SearchScreen locale={language} />
		</SiteFrame>
	);
}
