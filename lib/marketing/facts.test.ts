import { planFacts } from "./plans";

describe("the product's numbers", () => {
	it("yield prices with their currency, and derived numbers", () => {
		const facts = planFacts("en");
		const { startSmallWithTax, startSmallPerCandidate, essentialPerMonth, yearlySaving } = facts;
		const perResponse = [facts.essentialMonthlyPerResponse, facts.essentialYearlyPerResponse];
		const shown = [startSmallWithTax, startSmallPerCandidate, essentialPerMonth, yearlySaving, ...perResponse];
		expect(shown.map((price) => price.replace(/\u00a0/g, " "))).toEqual([
			...["USD 550", "USD 10", "USD 75", "USD 156"],
			...["USD 2.93", "USD 2.50"],
		]);
	});
});
