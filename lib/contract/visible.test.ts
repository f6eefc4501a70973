import { isVisible, withoutInvisible } from "./visible";

it.each([
	["Kopi", true],
	["\u200bK\u200b", true],
	["\u{1F680}", true],
	["\u3042", true],
	["", false],
	[" \t\n\u00a0\u3000", false],
	["\u200b", false],
	["\ufeff\u2060\u00ad", false],
	["\u202e\u2066", false],
	["\u3164\u115f\uffa0", false],
	["\u2800", false],
	["\ufe0f\u{E0100}", false],
	["\0\u0007\u2028", false],
	["\u00ad", false],
	["\u1160\u180e\u2061\u2064", false],
	["\u{E0041}\u{E007F}", false],
	["\u0301", false],
	["\ufff9\ufffb", false],
	["\ufffc", false],
	["\u{1d159}", false],
	["e\u0301", true],
	["نـ\u200cم", true],
	["नी", true],
	[".", true],
])("%j is visible: %s", (text, visible) => {
	expect(isVisible(text)).toBe(visible);
});

it.each([
	["\u200bK\u00adopi\ufeff", "Kopi"],
	["\u202aK\u202c\u2066o\u2069\u200e", "Ko"],
	["Nguyễn \u3164X", "Nguyễn X"],
])("%j without invisible characters is %j", (text, left) => {
	expect(withoutInvisible(text)).toBe(left);
});
