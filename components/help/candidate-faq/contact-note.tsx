import { getTranslations } from "next-intl/server";
import type { Locale } from "@/lib/i18n/locales";
import { mailDraft } from "@/lib/text/mail-draft";

interface Props {
	locale: Locale;
	/** Where candidates are helped. */
	email: string;
}

/** Invites a question that isn't answered here, by mail. */
export async function ContactNote({ locale, email }: Props) {
	const t = await getTranslations({ locale, namespace: "faq.contact" });
	const draft = mailDraft(email, { subject: t("subject"), body: t("body") });
	return (
		<section aria-labelledby="contact" className="mt-8 rounded-2xl bg-tint p-6">
			<h2 id="contact" className="text-balance font-bold text-ink text-xl">
				{t("heading")}
			</h2>
			<p className="mt-2 max-w-prose text-muted">
				{t.rich("text", {
					email,
					mail: (address) => (
						<a href={draft} className="font-bold text-brand-ink underline underline-offset-4">
							{address}
						</a>
					),
				})}
			</p>
		</section>
	);
}
