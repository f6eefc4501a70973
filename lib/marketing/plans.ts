import { FACTS } from "./facts";
import { breakEvenResponses, formatDollars, withTax, yearlySaving } from "./plan-price";

/** Plans that are paid by credits, in the order they are shown in. */
export const CREDIT_PLANS = ["trial", "startSmall", "scaleUp"] as const;
export type CreditPlan = (typeof CREDIT_PLANS)[number];

/** All plans, in the order of the table's columns. */
export const PLANS = [...CREDIT_PLANS, "essential", "enterprise"] as const;
export type Plan = (typeof PLANS)[number];

/** The product's numbers as texts of a language name them: prices with their currency, and what follows from them. */
export function planFacts(locale: string) {
	const { startSmallPrice, startSmallCredits, essentialMonthlyPrice, essentialYearlyPrice } = FACTS;
	const perCandidate = (startSmallPrice / startSmallCredits) * FACTS.creditsPerCandidate;
	const dollars = (price: number) => formatDollars(locale, price);
	return {
		...FACTS,
		startSmallDollars: dollars(startSmallPrice),
		startSmallWithTax: dollars(withTax(startSmallPrice)),
		startSmallPerCandidate: dollars(perCandidate),
		essentialMonthlyDollars: dollars(essentialMonthlyPrice),
		essentialYearlyDollars: dollars(essentialYearlyPrice),
		essentialMonthlyPerResponse: dollars(essentialMonthlyPrice / FACTS.essentialMonthlyResponses),
		essentialYearlyPerResponse: dollars(essentialYearlyPrice / FACTS.essentialYearlyResponses),
		breakEvenResponses: breakEvenResponses(essentialMonthlyPrice, perCandidate),
		essentialPerMonth: dollars(essentialYearlyPrice / 12),
		yearlySaving: dollars(yearlySaving(essentialMonthlyPrice, essentialYearlyPrice).dollars),
	};
}
