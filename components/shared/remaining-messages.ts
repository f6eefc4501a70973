import type { Locale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";

/** The messages about the remaining characters, in one language: plain data, also for the browser. */
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
