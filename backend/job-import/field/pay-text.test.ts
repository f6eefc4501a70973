import { payInText } from "./pay-text";

describe("pay in people's words", () => {
	it.each<[string, object]>([
		["$50,000", { currency: "USD", min: 50_000, max: 50_000 }],
		["£45k–£55k", { currency: "GBP", min: 45_000, max: 55_000 }],
		["£45–55k p.a.", { currency: "GBP", min: 45_000, max: 55_000, unit: "YEAR" }],
		["Rp 8.000.000 - 12.000.000 per bulan", { currency: "IDR", min: 8_000_000, max: 12_000_000, unit: "MONTH" }],
		["Rp8 - 12 juta/bulan", { currency: "IDR", min: 8_000_000, max: 12_000_000, unit: "MONTH" }],
		["Rp. 4.500.000", { currency: "IDR", min: 4_500_000, max: 4_500_000 }],
		["$25.50 - $30 / hr", { currency: "USD", min: 25.5, max: 30, unit: "HOUR" }],
		["$120K to $150K per year", { currency: "USD", min: 120_000, max: 150_000, unit: "YEAR" }],
		["3.500,50 € pro Monat", { currency: "EUR", min: 3500.5, max: 3500.5, unit: "MONTH" }],
		["USD 50,000 - 60,000 annually", { currency: "USD", min: 50_000, max: 60_000, unit: "YEAR" }],
		["60 000 – 70 000 PLN", { currency: "PLN", min: 60_000, max: 70_000 }],
		["C$80,000 a year", { currency: "CAD", min: 80_000, max: 80_000, unit: "YEAR" }],
		["up to €70k", { currency: "EUR", max: 70_000 }],
		["from £30,000", { currency: "GBP", min: 30_000 }],
		["45000", { min: 45_000, max: 45_000 }],
	])("%s", (text, pay) => {
		expect(JSON.parse(JSON.stringify(payInText(text, "US")))).toEqual(pay);
	});

	it("says what dollars they are where that is known", () => {
		expect(payInText("$50,000", "AU")?.currency).toBe("AUD");
		expect(payInText("$50,000", "MX")?.currency).toBeUndefined();
		expect(payInText("$50,000")).toMatchObject({ min: 50_000 });
	});

	it.each([
		...["Competitive", "", "$50,000 + bonus", "£45k-€55k", "50k OTE", "1 of 3", "Up to you", "$50,000 per project"],
		...["DOE", "€50k plus equity", "12 months"],
	])("isn't in %j", (text) => {
		expect(payInText(text, "US")).toBeUndefined();
	});
});
