import { locale } from "next/root-params";
import { SiteFrame } from "@/components/layout/site-frame";
import { localeOf } from "@/lib/i18n/locales";
import { MISSING_PATH } from "@/lib/interview-code/addresses";
import { UnknownScreen } from "./unknown-screen";

/** The browser shows it after hydration; the first HTML contains the same screen. */
export default async function UnknownPage() {
	const language = localeOf(await locale());
	return (
		<SiteFrame locale={language} path={MISSING_PATH}>
			<UnknownScreen locale={language} />
		</SiteFrame>
	);
}
