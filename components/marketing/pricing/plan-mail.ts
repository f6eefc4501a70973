import { getTranslations } from "next-intl/server";
import type { Locale } from "@/lib/i18n/locales";
import { mailDraft } from "@/lib/text/mail-draft";

/** The link to a draft that asks about a plan, given by the name that the visitor reads. */
export async function planMail(locale: Locale, email: string, plan: string): Promise<string> {
	const t = await getTranslations({ locale, namespace: "pricing.mail" });
	return mailDraft(email, { subject: t("subject", { plan }), body: t("body", { plan }) });
}
