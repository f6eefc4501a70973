import type { Locale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { CodeLink } from "./code-link.client";

interface Props {
	locale: Locale;
	/** Its colour, and what it looks like under a pointer. */
	className?: string;
}

/** "Enter Code" at the bottom of a page in the language `locale`. */
export async function EnterCodeLink({ locale, className = "text-brand-ink" }: Props) {
	const { common, "enter-code": popup } = await loadMessages(locale);
	return <CodeLink locale={locale} text={common.enterCode} messages={popup} className={className} />;
}
