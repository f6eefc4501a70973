import { FACTS } from "./facts";
import { breakEvenResponses, formatDollars, withTax, yearlySaving } from "./plan-price";

/** Plans that are paid by credits, in the order they are shown in. */
export const CREDIT_PLANS = ["trial", "startSmall", "scaleUp"] as const;
export type CreditPlan = (typeof CREDIT_PLANS)[number];

/** What a plan by credits says of itself, in order. */
export const PLAN_POINTS = ["credits", "validity", "jobs", "members"] as const;

/** What is to be known of credits, in order. */
export const CREDIT_RULES = ["used", "valid", "topUp", "negative"] as const;

/** Features that every plan has, in order. */
export const FEATURES = [
	"video",
	"builder",
	"library",
	"proctoring",
	"scoring",
	"sharing",
	"analytics",
	"whiteLabel",
	"welcome",
	"devices",
	"integration",
	"api",
] as const;

/** Questions about paying, in order. */
export const PRICE_QUESTIONS = [
	"trialEnd",
	"unfinished",
	"choose",
	"expiry",
	"tax",
	"methods",
	"currency",
	"invoice",
] as const;

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
