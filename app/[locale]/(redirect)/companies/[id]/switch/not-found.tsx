import { locale } from "next/root-params";
import { MissingAgain } from "@/components/layout/hydrated.client";
import { SiteFrame } from "@/components/layout/site-frame";
import { localeOf } from "@/lib/i18n/locales";
import { MISSING_PATH } from "@/lib/interview-code/addresses";

/** The browser shows it after hydration: the screen of the first HTML. */
export default async function MissingCompanyPage() {
	return (
		<SiteFrame locale={localeOf(await locale())} path={MISSING_PATH}>
			<MissingAgain />
		</SiteFrame>
	);
}
