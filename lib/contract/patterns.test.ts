import { hasNoDigits, isBlank, isDigits, isPlainText } from "./patterns";

it.each([
	["0", true],
	["0812", true],
	["", false],
	[" 1", false],
	["1.5", false],
	["-1", false],
	["١٢", false],
	["1\n", false],
])("%j is digits only: %s", (text, expected) => {
	expect(isDigits(text)).toBe(expected);
});

it.each([
	["", true],
	["Suharto, S.H.", true],
	["two\nlines", true],
	["R2", false],
	["line\n2", false],
])("%j has no digits: %s", (text, expected) => {
	expect(hasNoDigits(text)).toBe(expected);
});

it.each([
	["", true],
	[" \t\r\n\u00a0\u2003\ufeff", true],
	[" a ", false],
	["\u200b", false],
])("%j is white space only: %s", (text, expected) => {
	expect(isBlank(text)).toBe(expected);
});

it.each([
	["", true],
	["PT Kopi_Nusantara, 2nd fl. - B", true],
	["Đặng Thị Ánh", true],
	["देवनागरी", true],
	["a/b", false],
	["a\tb", false],
	["<b>", false],
	["O'Neil", false],
])("%j is letters, digits, dashes, underscores, dots, commas and spaces only: %s", (text, expected) => {
	expect(isPlainText(text)).toBe(expected);
});
