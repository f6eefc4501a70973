import { NotFoundScreen } from "@/components/interview-code/not-found-screen";
import { SiteFrame } from "@/components/layout/site-frame";
import { Missing } from "@/components/ui/missing";
import type { Locale } from "@/lib/i18n/locales";
import type { Messages } from "@/lib/i18n/messages";
import { MISSING_PATH } from "@/lib/interview-code/addresses";

interface Props {
	locale: Locale;
	messages: Messages;
}

/** The site's 404 screen, for an address that names no company. */
export const MissingCompany = ({ locale, messages }: Props) => (
	<SiteFrame locale={locale} path={MISSING_PATH}>
		<Missing>
			<NotFoundScreen locale={locale} messages={messages} />
		</Missing>
	</SiteFrame>
);
