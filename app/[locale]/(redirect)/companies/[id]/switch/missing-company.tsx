import { NotFoundScreen } from "@/components/interview-code/not-found-screen";
import { SiteFrame } from "@/components/layout/site-frame";
import { Missing } from "@/components/ui/missing";
import type { Locale } from "@/lib/i18n/locales";
import type { Messages } from "@/lib/i18n/messages";
import { MISSING_PATH } from "@/lib/interview-code/addresses";

interface Props {
	locale: Locale;
	messages: Messages;
	/** Whether the page is hydrated; the server has sent the 404 already. */
	isHydrated?: boolean;
}

/** The site's 404 screen, for an address that names no company. */
export function MissingCompany({ locale, messages, isHydrated = false }: Props) {
	const screen = <NotFoundScreen locale={locale} messages={messages} />;
	return (
		<SiteFrame locale={locale} path={MISSING_PATH}>
			{isHydrated ? screen : <Missing>{screen}</Missing>}
		</SiteFrame>
	);
}
