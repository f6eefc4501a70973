import { FACTS } from "./facts";

/** The saving of a yearly payment over twelve monthly ones, in US dollars and in whole percent. */
export function yearlySaving(monthly: number, yearly: number): { dollars: number; percent: number } {
	const months = monthly * 12;
	return { dollars: months - yearly, percent: Math.round(((months - yearly) / months) * 100) };
}

/** The fewest responses of a month that cost more by credits than a month's subscription does. */
export const breakEvenResponses = (monthly: number, perResponse: number): number =>
	Math.floor(monthly / perResponse) + 1;

/** A price with the government's tax on it. */
export const withTax = (price: number): number => (price * (100 + FACTS.taxPercent)) / 100;

/**
 * A price in US dollars as a language writes it, such as "USD 1,056". The currency is named by its code, as other
 * countries that our customers come from have dollars too.
 */
export const formatDollars = (locale: string, price: number): string =>
	new Intl.NumberFormat(locale, {
		style: "currency",
		currency: "USD",
		currencyDisplay: "code",
		maximumFractionDigits: Number.isInteger(price) ? 0 : 2,
	}).format(price);
