import { locale } from "next/root-params";
import { MissingAgain } from "@/components/layout/hydrated.client";
import { SiteFrame } from "@/components/layout/site-frame";
import { LOST_LINK_PATH } from "@/lib/application/sent-address";
import { localeOf } from "@/lib/i18n/locales";

/** The browser shows it after hydration: the screen of the first HTML. */
export default async function SentNotFound() {
	return (
		<SiteFrame locale={localeOf(await locale())} path={LOST_LINK_PATH}>
			<MissingAgain />
		</SiteFrame>
	);
}
