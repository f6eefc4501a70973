/** A sum to the smallest part that its currency has: cents of dollars, thousandths of dinars, none of yen. */
export function roundSum(sum: number, currency: string): number {
	const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat("en", {
		style: "currency",
		currency,
	}).resolvedOptions();
	return Number(sum.toFixed(digits));
}
