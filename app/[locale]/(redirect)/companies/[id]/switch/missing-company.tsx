import { NotFoundScreen } from "@/components/interview-code/not-found-screen";
import { SiteFrame } from "@/components/layout/site-frame";
import { Missing } from "@/components/ui/missing";
import type { Locale } from "@/lib/i18n/locales";
import type { Messages } from "@/lib/i18n/messages";
import { MISSING_PATH } from "@/lib/interview-code/addresses";

interface Props {
	locale: Locale;
	messages: Messages;
	/** Whether the page is hydrated in the browser, where its answer was given already. */
	isHydrated?: boolean;
}

/** What stands at an address that names no company: the site's screen for what isn't there, as a 404. */
export function MissingCompany({ locale, messages, isHydrated = false }: Props) {
	const screen = <NotFoundScreen locale={locale} messages={messages} />;
	return (
		<SiteFrame locale={locale} path={MISSING_PATH}>
			{isHydrated ? screen : <Missing>{screen}</Missing>}
		</SiteFrame>
	);
}
