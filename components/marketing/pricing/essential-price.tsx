import type { Locale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { planFacts } from "@/lib/marketing/plans";
import { Price } from "./price";

// Style sheets without `:has` show both prices.
const IF_MONTHLY = "group-has-[#period-yearly:checked]/period:hidden";
const IF_YEARLY = "group-has-[#period-monthly:checked]/period:hidden";

/** The price of the plan "Essential" by the month and by the year; the switch shows one of them. */
export async function EssentialPrice({ locale }: { locale: Locale }) {
	const { subscription, plans } = (await loadMessages(locale)).pricing;
	const { essential } = subscription;
	const facts = planFacts(locale);
	const tax = plans.tax;
	return (
		<>
			<div id="price-monthly" className={IF_MONTHLY}>
				<Price amount={facts.essentialMonthlyDollars} unit={essential.monthlyUnit} tax={tax} />
				<p className="mt-3 font-bold text-ink">{essential.monthlyResponses}</p>
				<p className="mt-1 text-muted">{essential.monthlySaving}</p>
			</div>
			<div id="price-yearly" className={IF_YEARLY}>
				<Price amount={facts.essentialYearlyDollars} unit={essential.yearlyUnit} tax={tax} />
				<p className="mt-3 font-bold text-ink">{essential.yearlyResponses}</p>
				<p className="mt-1 text-muted">{essential.yearlySaving}</p>
			</div>
		</>
	);
}
