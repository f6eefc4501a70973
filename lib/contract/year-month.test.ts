import { isPresent, monthNumber, readYearMonth } from "./year-month";

describe("readYearMonth", () => {
	it.each([
		["2021-03", "2021-03"],
		["2021-3", "2021-03"],
		["2021-03-15", "2021-03"],
		["2021-03-15T00:00:00Z", "2021-03"],
		["2021/03", "2021-03"],
		["03/2021", "2021-03"],
		["3.2021", "2021-03"],
		["15/03/2021", "2021-03"],
		["Mar 2021", "2021-03"],
		["March 2021", "2021-03"],
		["Mar. 2021", "2021-03"],
		["March, 2021", "2021-03"],
		["15 Maret 2021", "2021-03"],
		["Agustus 2019", "2019-08"],
		["Des 2019", "2019-12"],
		["  Mei   2020 ", "2020-05"],
	])("reads %j as %s", (text, expected) => {
		expect(readYearMonth(text)).toBe(expected);
	});

	it.each(["", "2021", "13/2021", "2021-00", "Sunday 2021", "present", "3021-03", "2021-03".repeat(50)])(
		"finds no month in %j",
		(text) => {
			expect(readYearMonth(text)).toBeUndefined();
		},
	);
});

describe("isPresent", () => {
	it.each(["present", "Present", "now", "Sekarang", "saat  ini", "current"])("treats %j as ongoing", (text) => {
		expect(isPresent(text)).toBe(true);
	});
	it.each(["", "2021-03", "presently employed"])("treats %j as a date or something else", (text) => {
		expect(isPresent(text)).toBe(false);
	});
});

describe("monthNumber", () => {
	it("supports English and Indonesian names, short and long", () => {
		expect(["Jan", "februari", "SEPT", "Okt.", "november"].map(monthNumber)).toEqual([1, 2, 9, 10, 11]);
		expect(monthNumber("Monday")).toBeUndefined();
	});
});
