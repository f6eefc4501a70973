import { markMonths, toMonth, withWholeMonths } from "./months";

it("keeps the length of a text whose months it marks, whole words only", () => {
	for (const text of ["März 2020 – Februari 2021", "MARCHING in May", "İstanbul, Maret '20", "2021年3月"]) {
		expect(markMonths(text)).toHaveLength(text.length);
	}
	expect(markMonths("MARCHING in May")).toBe("marching in \ue000\ue000\ue000");
	expect(markMonths("März 2020")).toBe("\ue001\ue001\ue001\ue001 2020");
});

it("takes no sign of a text for a month", () => {
	expect(markMonths("\ue000 2020")).toBe("  2020");
});

it.each([
	["Sept ember 2012 - Oct ober 2014", "September 2012 - October 2014"],
	["AUGUS T 2012", "AUGUST 2012"],
	["Sales Mar 2019", "Sales Mar 2019"],
	["Sept Ember 2012", "Sept Ember 2012"],
	["Sept ember", "Sept ember"],
	["ma y 2019", "ma y 2019"],
	["Fold ember 2012", "Fold ember 2012"],
])("makes months whole in %j", (text, whole) => {
	expect(withWholeMonths(text)).toBe(whole);
});

it.each([
	["Tháng 3/2015", "2015-03"],
	["tháng 12 năm 2018", "2018-12"],
	["Tháng 13/2015", undefined],
	["آذار 2015", "2015-03"],
	["تشرين الثاني 2018", "2018-11"],
	["كانون الأول 2018", "2018-12"],
])("reads the month in %j", (text, month) => {
	expect(toMonth(text)).toBe(month);
});
