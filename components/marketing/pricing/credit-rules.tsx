import type { Locale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { Section } from "../../layout/section";
import { CreditPicture } from "./credit-picture";

/** How credits are used, how long they are valid, and the effect of a top-up. */
export async function CreditRules({ locale }: { locale: Locale }) {
	const { credits } = (await loadMessages(locale)).pricing;
	return (
		<Section id="how-credits-work" heading={credits.heading} lead={credits.lead} tone="tint">
			<CreditPicture locale={locale} />
			<dl className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
				{credits.rules.map(({ heading, text }) => (
					<div key={heading} className="border-brand-ink border-t-2 pt-4">
						<dt className="text-balance font-bold text-ink text-lg leading-snug">{heading}</dt>
						<dd className="mt-2 text-muted">{text}</dd>
					</div>
				))}
			</dl>
		</Section>
	);
}
