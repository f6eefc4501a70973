import { remembered } from "@/lib/text/once";

const digitsOf = remembered((currency: string) => {
	const { maximumFractionDigits = 2 } = new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions();
	return maximumFractionDigits;
});

/** An amount rounded to its currency's smallest unit: cents for dollars, thousandths for dinars, none for yen. */
export function roundSum(sum: number, currency: string): number {
	return Number(sum.toFixed(digitsOf(currency)));
}
