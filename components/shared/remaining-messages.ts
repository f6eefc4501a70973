import type { Locale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";

/** What is said of the characters that are left, in one language: plain data, for the browser too. */
export interface RemainingMessages {
	locale: Locale;
	left: string;
	over: string;
}

/** Loads these messages. */
export async function remainingMessages(locale: Locale): Promise<RemainingMessages> {
	const { common } = await loadMessages(locale);
	return { locale, ...common.remaining };
}
