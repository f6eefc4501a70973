/** An amount rounded to its currency's smallest unit: cents for dollars, thousandths for dinars, none for yen. */
export function roundSum(sum: number, currency: string): number {
	const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat("en", {
		style: "currency",
		currency,
	}).resolvedOptions();
	return Number(sum.toFixed(digits));
}
