import { ActionLink } from "@/components/ui/action-link";
import { type Locale, pathIn } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { SITE_PAGES } from "@/lib/site/pages";

/** The action that matters on nearly every page of the site: the free trial. */
export async function TryForFree({ locale }: { locale: Locale }) {
	const { navigation } = await loadMessages(locale);
	return <ActionLink href={pathIn(locale, SITE_PAGES.register)}>{navigation.tryForFree}</ActionLink>;
}
