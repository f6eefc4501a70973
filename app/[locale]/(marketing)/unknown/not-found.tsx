import { locale } from "next/root-params";
import { SiteFrame } from "@/components/layout/site-frame";
import { localeOf } from "@/lib/i18n/locales";
import { MISSING_PATH } from "@/lib/interview-code/addresses";
import { UnknownScreen } from "./unknown-screen";

/** Shown in the browser once the page is hydrated; the same screen stands in the first HTML. */
export default async function UnknownPage() {
	const language = localeOf(await locale());
	return (
		<SiteFrame locale={language} path={MISSING_PATH}>
			<UnknownScreen locale={language} />
		</SiteFrame>
	);
}
