import { getTranslations } from "next-intl/server";
import type { Locale } from "@/lib/i18n/locales";
import { CREDIT_RULES, planFacts } from "@/lib/marketing/plans";
import { Section } from "../../layout/section";
import { CreditPicture } from "./credit-picture";

/** How credits are used, how long they are valid, and what buying more does. */
export async function CreditRules({ locale }: { locale: Locale }) {
	const t = await getTranslations({ locale, namespace: "pricing.credits" });
	const facts = planFacts(locale);
	return (
		<Section id="how-credits-work" heading={t("heading")} lead={t("lead")} tone="tint">
			<CreditPicture locale={locale} />
			<dl className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
				{CREDIT_RULES.map((rule) => (
					<div key={rule} className="border-brand-ink border-t-2 pt-4">
						<dt className="text-balance font-bold text-ink text-lg leading-snug">
							{t(`rules.${rule}.heading`, facts)}
						</dt>
						<dd className="mt-2 text-muted">{t(`rules.${rule}.text`, facts)}</dd>
					</div>
				))}
			</dl>
		</Section>
	);
}
