import { locale } from "next/root-params";
import { MissingSent } from "@/components/application/sent/missing-sent";
import { SiteFrame } from "@/components/layout/site-frame";
import { LOST_LINK_PATH } from "@/lib/application/sent-address";
import { localeOf } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";

/** The browser shows it after hydration; the first HTML contains the same screen. */
export default async function SentNotFound() {
	const address = localeOf(await locale());
	const messages = (await loadMessages(address))["sent-application"];
	return (
		<SiteFrame locale={address} path={LOST_LINK_PATH}>
			<MissingSent locale={address} heading={messages.missingTitle} text={messages.missingText} messages={messages} />
		</SiteFrame>
	);
}
