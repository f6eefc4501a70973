import { formatSalary, type SalaryMessages } from "./salary";

const MESSAGES: SalaryMessages = {
	SALARY_HOUR: "{amount} an hour",
	SALARY_DAY: "{amount} a day",
	SALARY_WEEK: "{amount} a week",
	SALARY_MONTH: "{amount} a month",
	SALARY_YEAR: "{amount} a year",
	SALARY_RANGE: "{min} to {max}",
	SALARY_FROM: "from {min}",
	SALARY_UP_TO: "up to {max}",
};

it.each([
	[undefined, ""],
	[{ currency: "IDR" }, ""],
	[{ currency: "EUR", min: 1_000, max: 2_000, unit: "MONTH" }, "€1,000 to €2,000 a month"],
	[{ currency: "EUR", min: 1_000, max: 1_000, unit: "year" }, "€1,000 a year"],
	[{ currency: "EUR", min: 1_000 }, "from €1,000"],
	[{ currency: "EUR", max: 2_000, unit: "WEEK" }, "up to €2,000 a week"],
	[{ currency: "EUR", max: 2_000, unit: "FORTNIGHT" }, "up to €2,000"],
	[{ currency: "EUR", max: 2_000, unit: "RANGE" }, "up to €2,000"],
	[{ currency: "USD", min: 12.75, max: 15, unit: "HOUR" }, "$12.75 to $15 an hour"],
	[{ currency: "USD", min: 12.5, unit: "HOUR" }, "from $12.50 an hour"],
	[{ currency: "KWD", min: 1.125, max: 1.125, unit: "HOUR" }, "KWD\u00a01.125 an hour"],
	[{ currency: "JPY", max: 1_200, unit: "HOUR" }, "up to ¥1,200 an hour"],
	[{ currency: "zzz", min: 0, max: 1 }, "ZZZ\u00a00 to ZZZ\u00a01"],
])("writes %j as %j", (salary, text) => {
	expect(formatSalary(salary, "en", MESSAGES)).toBe(text);
});

it("formats sums in the page's language", () => {
	const salary = { currency: "IDR", min: 8_000_000, unit: "MONTH" };
	expect(formatSalary(salary, "id", MESSAGES)).toBe("from Rp\u00a08.000.000 a month");
});
