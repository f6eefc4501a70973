import type { Locale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { CodeLink } from "./code-link.client";

/** "Enter Code" at the bottom of a page in the language `locale`. */
export async function EnterCodeLink({ locale }: { locale: Locale }) {
	const { common, popup } = await loadMessages(locale);
	return <CodeLink locale={locale} text={common.enterCode} words={popup} />;
}
