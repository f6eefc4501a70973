import type { ReactNode } from "react";
import type { Locale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { Section } from "../../layout/section";

interface Props {
	locale: Locale;
	email: string;
	/** The form. */
	children: ReactNode;
}

/** The partnership form, and our address for everything else. */
export async function WriteToUs({ locale, email, children }: Props) {
	const { partners } = await loadMessages(locale);
	return (
		<Section id="contact" heading={partners.contact.heading} lead={partners.contact.lead} tone="tint">
			{children}
			<p className="mt-8 text-center text-muted">
				{partners.contact.other}{" "}
				<a href={`mailto:${email}`} className="inline-block py-1 font-bold text-brand-ink underline underline-offset-4">
					{email}
				</a>
			</p>
		</Section>
	);
}
