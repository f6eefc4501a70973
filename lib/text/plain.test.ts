import { excerpt, firstCharacters, plainLine } from "./plain";

describe("plainLine", () => {
	it.each([
		[undefined, ""],
		["", ""],
		["  a \t b\r\n\u00a0c ", "a b c"],
		["Cash\u202ereganam\u202c\u200b", "Cashreganam"],
		["a\u2028b\u2029c\ufeffd\u00ade", "abcde"],
		["a\u0000b\u0007c\u009fd", "a b c d"],
		["\ud800x\udc00", "\ufffdx\ufffd"],
		["Ünïcode 简历 😀", "Ünïcode 简历 😀"],
		["👩‍🚀 க்‌ஷ", "👩‍🚀 க்‌ஷ"],
		["<b>1 & 2</b>", "<b>1 & 2</b>"],
	])("makes one line of %j", (text, line) => {
		expect(plainLine(text)).toBe(line);
	});
});

describe("excerpt", () => {
	it.each([
		["short", 10, "short"],
		["one two three four five", 20, "one two three four…"],
		["a verylongwordindeed", 10, "a verylon…"],
		["abc😀def", 5, "abc…"],
	])("of %j to %d characters", (text, most, cut) => {
		expect(excerpt(text, most)).toBe(cut);
		expect(cut.length).toBeLessThanOrEqual(most);
	});
});

describe("firstCharacters", () => {
	it.each([
		["abc", 3, "abc"],
		["abcd", 3, "abc"],
		["ab\u{1f680}", 3, "ab"],
		["a\u{1f680}b", 3, "a\u{1f680}"],
	])("of %j with at most %i is %j", (text, most, expected) => {
		expect(firstCharacters(text, most)).toBe(expected);
	});
});
