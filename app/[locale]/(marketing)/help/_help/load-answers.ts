import type { TextSection } from "@/lib/content/markdown";
import { HELP_TEXTS, type HelpPanel } from "@/lib/help/help";
import type { Locale } from "@/lib/i18n/locales";
import { loadContent } from "@/lib/server/load-content";

/** The answers of both panels in a language. */
export async function loadAnswers(locale: Locale): Promise<Record<HelpPanel, TextSection[]>> {
	const [faq, htu] = await Promise.all([loadContent(locale, HELP_TEXTS.faq), loadContent(locale, HELP_TEXTS.htu)]);
	return { faq: faq.sections, htu: htu.sections };
}
