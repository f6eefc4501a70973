import { getTranslations } from "next-intl/server";
import type { Locale } from "@/lib/i18n/locales";
import { PRICE_QUESTIONS, planFacts } from "@/lib/marketing/plans";
import { Section } from "../../layout/section";

/** Questions about paying, each opening on its answer. In print all are open. */
export async function PriceQuestions({ locale }: { locale: Locale }) {
	const t = await getTranslations({ locale, namespace: "pricing.questions" });
	const facts = planFacts(locale);
	return (
		<Section id="questions" heading={t("heading")}>
			<div className="mx-auto max-w-3xl divide-y rounded-3xl border bg-surface px-5 sm:px-8">
				{PRICE_QUESTIONS.map((question) => (
					<details
						key={question}
						name="price-question"
						className="group/question print:details-content:[content-visibility:visible]"
					>
						<summary className="flex min-h-14 list-none items-center justify-between gap-4 py-4 font-bold text-ink text-lg leading-snug [&::-webkit-details-marker]:hidden">
							{t(`list.${question}.question`, facts)}
							<svg
								viewBox="0 0 20 20"
								className="no-print size-5 shrink-0 text-brand-ink group-open/question:rotate-180"
								aria-hidden="true"
							>
								<path d="m4 7 6 6 6-6" fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
							</svg>
						</summary>
						<p className="max-w-prose pb-5 text-muted">{t(`list.${question}.answer`, facts)}</p>
					</details>
				))}
			</div>
		</Section>
	);
}
