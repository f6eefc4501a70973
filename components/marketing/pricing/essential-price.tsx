import { getTranslations } from "next-intl/server";
import type { Locale } from "@/lib/i18n/locales";
import { planFacts } from "@/lib/marketing/plans";
import { Price } from "./price";

// Where a style sheet can't ask what is chosen, both are shown.
const IF_MONTHLY = "group-has-[#period-yearly:checked]/period:hidden";
const IF_YEARLY = "group-has-[#period-monthly:checked]/period:hidden";

/** What the plan "Essential" costs, by the month and by the year; the switch shows one of them. */
export async function EssentialPrice({ locale }: { locale: Locale }) {
	const [t, plans] = await Promise.all([
		getTranslations({ locale, namespace: "pricing.subscription.essential" }),
		getTranslations({ locale, namespace: "pricing.plans" }),
	]);
	const facts = planFacts(locale);
	const tax = plans("tax", facts);
	return (
		<>
			<div id="price-monthly" className={IF_MONTHLY}>
				<Price amount={facts.essentialMonthlyDollars} unit={t("monthlyUnit")} tax={tax} />
				<p className="mt-3 font-bold text-ink">{t("monthlyResponses", facts)}</p>
				<p className="mt-1 text-muted">{t("monthlySaving", facts)}</p>
			</div>
			<div id="price-yearly" className={IF_YEARLY}>
				<Price amount={facts.essentialYearlyDollars} unit={t("yearlyUnit")} tax={tax} />
				<p className="mt-3 font-bold text-ink">{t("yearlyResponses", facts)}</p>
				<p className="mt-1 text-muted">{t("yearlySaving", facts)}</p>
			</div>
		</>
	);
}
