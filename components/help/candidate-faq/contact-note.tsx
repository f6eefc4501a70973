import type { Locale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { mailDraft } from "@/lib/text/mail-draft";

interface Props {
	locale: Locale;
	/** The contact for candidates who need help. */
	email: string;
}

/** Invites a question that isn't answered here, by mail. */
export async function ContactNote({ locale, email }: Props) {
	const { contact } = (await loadMessages(locale)).faq;
	const [before, after] = contact.text.split("{email}");
	const draft = mailDraft(email, { subject: contact.subject, body: contact.body });
	return (
		<section aria-labelledby="contact" className="mt-8 rounded-2xl bg-tint p-6">
			<h2 id="contact" className="text-balance font-bold text-ink text-xl">
				{contact.heading}
			</h2>
			<p className="mt-2 max-w-prose text-muted">
				{before}
				<a href={draft} className="font-bold text-brand-ink underline underline-offset-4">
					{email}
				</a>
				{after}
			</p>
		</section>
	);
}
