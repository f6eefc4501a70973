import { getTranslations } from "next-intl/server";
import type { Locale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { FACTS } from "@/lib/marketing/facts";

/** The header's words, with the product's numbers filled in. */
export async function navigationMessages(locale: Locale) {
	const [{ navigation, common }, t] = await Promise.all([
		loadMessages(locale),
		getTranslations({ locale, namespace: "navigation" }),
	]);
	const { trialCredits, trialDays } = FACTS;
	return { ...navigation, tryText: t("tryText", { trialCredits, trialDays }), common };
}

export type NavigationMessages = Awaited<ReturnType<typeof navigationMessages>>;
