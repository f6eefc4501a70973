import { isVisible } from "./visible";

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
])("whether %j can be seen: %s", (text, visible) => {
	expect(isVisible(text)).toBe(visible);
});
