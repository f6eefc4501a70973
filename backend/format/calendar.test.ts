import { calendarInWords } from "./calendar";

describe("a date that a form sends", () => {
	it.each([
		["2027-01-04", "en", "4 January 2027"],
		["2027-01-04", "id", "4 Januari 2027"],
		["2020-03", "en", "March 2020"],
		["2020-03", "id", "Maret 2020"],
		["2027-02-30", "en", undefined],
		["2027-13", "en", undefined],
		["4 January", "en", undefined],
		["2027-01-04 or later", "en", undefined],
	] as const)("%s in %s reads %s", (text, language, words) => {
		expect(calendarInWords(text, language)).toBe(words);
	});
});
