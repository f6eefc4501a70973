import { FACTS } from "./facts";
import { breakEvenResponses, formatDollars, withTax, yearlySaving } from "./plan-price";

/** Currencies are followed by a blank that doesn't break. */
const plain = (text: string) => text.replace(/\u00a0/g, " ");

describe("the yearly saving", () => {
	it.each([
		[88, 900, 156, 15],
		[100, 1_200, 0, 0],
		[10, 60, 60, 50],
		[10, 132, -12, -10],
	])("of %i a month and %i a year is %i dollars, %i percent", (monthly, yearly, dollars, percent) => {
		expect(yearlySaving(monthly, yearly)).toEqual({ dollars, percent });
	});

	it("matches the plan Essential", () => {
		const { essentialMonthlyPrice, essentialYearlyPrice, yearlySavingPercent } = FACTS;
		expect(yearlySaving(essentialMonthlyPrice, essentialYearlyPrice).percent).toBe(yearlySavingPercent);
	});
});

describe("the break-even number of responses", () => {
	it.each([
		[88, 10, 9],
		[90, 10, 10],
		[9, 10, 1],
	])("of %i dollars a month, at %i each by credits, is %i", (monthly, perResponse, responses) => {
		expect(breakEvenResponses(monthly, perResponse)).toBe(responses);
	});

	it("is within the monthly volume of the plan Essential", () => {
		const { startSmallPrice, startSmallCredits, essentialMonthlyPrice, essentialMonthlyResponses } = FACTS;
		const responses = breakEvenResponses(essentialMonthlyPrice, startSmallPrice / startSmallCredits);
		expect(responses).toBeLessThanOrEqual(essentialMonthlyResponses);
	});
});

describe("a price", () => {
	it("has tax without floating-point errors", () => {
		expect(withTax(500)).toBe(550);
		expect(withTax(88)).toBe(96.8);
	});

	it.each([
		["en", 500, "USD 500"],
		["en", 1_056, "USD 1,056"],
		["id", 1_056, "USD 1.056"],
		["en", 96.8, "USD 96.80"],
		["id", 96.8, "USD 96,80"],
	])("in %s: %d is %s", (locale, price, text) => {
		expect(plain(formatDollars(locale, price))).toBe(text);
	});
});
