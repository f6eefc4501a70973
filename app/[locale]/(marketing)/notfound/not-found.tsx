import { locale } from "next/root-params";
import { NotFoundScreen } from "@/components/interview-code/not-found-screen";
import { SiteFrame } from "@/components/layout/site-frame";
import { localeOf } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { MISSING_PATH } from "@/lib/interview-code/addresses";

/** The browser shows it after hydration; the first HTML contains the same screen. */
export default async function NotFoundPage() {
	const language = localeOf(await locale());
	return (
		<SiteFrame locale={language} path={MISSING_PATH}>
			<NotFoundScreen locale={language} messages={await loadMessages(language)} />
		</SiteFrame>
	);
}
