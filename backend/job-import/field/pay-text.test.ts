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
		["$120,000 - $150,000 CAD", { currency: "CAD", min: 120_000, max: 150_000 }],
		["USD $90,000 - $110,000", { currency: "USD", min: 90_000, max: 110_000 }],
		["$40/hr - $50/hr", { currency: "USD", min: 40, max: 50, unit: "HOUR" }],
		["3.000 € par mois", { currency: "EUR", min: 3000, max: 3000, unit: "MONTH" }],
		["€ 3.000 - € 4.500 per maand", { currency: "EUR", min: 3000, max: 4500, unit: "MONTH" }],
		["45 000 Kč", { currency: "CZK", min: 45_000, max: 45_000 }],
	])("%s", (text, pay) => {
		expect(JSON.parse(JSON.stringify(payInText(text, "US")))).toEqual(pay);
	});

	it("says what dollars they are where that is known", () => {
		expect(payInText("$50,000", "AU")?.currency).toBe("AUD");
		expect(payInText("$50,000", "MX")?.currency).toBeUndefined();
		expect(payInText("¥5,000,000", "JP")?.currency).toBe("JPY");
		expect(payInText("45 000 kr", "SE")?.currency).toBe("SEK");
		expect(payInText("$50,000")).toMatchObject({ min: 50_000 });
	});

	it.each([
		...["Competitive", "", "$50,000 + bonus", "£45k-€55k", "50k OTE", "1 of 3", "Up to you", "$50,000 per project"],
		...["DOE", "€50k plus equity", "12 months", "EUR $50,000", "$50/hr - $60/day"],
	])("isn't in %j", (text) => {
		expect(payInText(text, "US")).toBeUndefined();
	});
});
