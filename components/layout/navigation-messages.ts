import type { Locale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";

/** The header's words, with the product's numbers filled in. */
export async function navigationMessages(locale: Locale) {
	const { navigation, common } = await loadMessages(locale);
	return { ...navigation, common };
}

export type NavigationMessages = Awaited<ReturnType<typeof navigationMessages>>;
