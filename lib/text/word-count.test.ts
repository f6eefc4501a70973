import { countWords, firstWords, limitWords, splitList } from "./word-count";

describe("countWords", () => {
	it.each([
		["", 0],
		["  \n ", 0],
		["one", 1],
		[" one\ttwo\nthree ", 3],
		["kopi—susu, enak", 2],
	])("counts %j as %i", (text, expected) => {
		expect(countWords(text)).toBe(expected);
	});
});

describe("firstWords", () => {
	it.each([
		["one two three", 2, "one two "],
		["one two", 2, "one two"],
		["one two ", 2, "one two "],
		["", 2, ""],
	])("of %j with at most %i words is %j", (text, most, expected) => {
		expect(firstWords(text, most)).toBe(expected);
	});
});

describe("limitWords", () => {
	it.each([
		["one", "one two", "one two"],
		["one two ", "one two t", "one two "],
		["one two", "one two ", "one two "],
		["", "one two three four", "one two "],
		["one two", "zero one two", "one two"],
		["one two", "one", "one"],
	])("from %j to %j gives %j with a limit of two words", (before, after, expected) => {
		expect(limitWords(before, after, 2)).toBe(expected);
	});
});

describe("splitList", () => {
	it("splits at commas, trims, and drops empty parts", () => {
		expect(splitList(" Excel , ,route planning,")).toEqual(["Excel", "route planning"]);
	});
});
