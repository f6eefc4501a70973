import { getTranslations } from "next-intl/server";
import type { Partnership } from "@/lib/content/partners";
import type { Locale } from "@/lib/i18n/locales";
import { mailDraft } from "@/lib/text/mail-draft";

/** The link to a draft with the questions that each kind of partnership begins with. */
export async function partnerMail(locale: Locale, email: string, partnership: Partnership): Promise<string> {
	const t = await getTranslations({ locale, namespace: "partners" });
	const kind = t(`kinds.${partnership}.name`);
	return mailDraft(email, { subject: t("mail.subject", { kind }), body: t("mail.body", { kind }) });
}
