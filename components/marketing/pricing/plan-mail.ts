import type { Locale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { fill } from "@/lib/text/fill";
import { mailDraft } from "@/lib/text/mail-draft";

/** The link to a mail draft with a question about a plan, which contains the plan's visible name. */
export async function planMail(locale: Locale, email: string, plan: string): Promise<string> {
	const { mail } = (await loadMessages(locale)).pricing;
	return mailDraft(email, { subject: fill(mail.subject, { plan }), body: fill(mail.body, { plan }) });
}
