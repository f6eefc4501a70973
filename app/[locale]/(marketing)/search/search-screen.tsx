import { MissingPage } from "@/components/shared/missing-page";
import { WaysOn } from "@/components/shared/ways-on";
import type { Locale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";

/** Says that there is no search page, and where to look instead. */
export async function SearchScreen({ locale }: { locale: Locale }) {
	const { oops } = await loadMessages(locale);
	return (
		<MissingPage heading={oops.searchHeading} text={oops.searchText}>
			<WaysOn locale={locale} messages={oops} withHome />
		</MissingPage>
	);
}
