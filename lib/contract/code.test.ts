import { codeIn, parseCode, regionOf } from "./code";

describe("parseCode", () => {
	it.each([
		["ORBIT1", "ORBIT1", "main"],
		[" ORBIT1 ", "ORBIT1", "main"],
		["orbit1+eu", "orbit1+EU", "eu"],
		[" ABC+EU ", "ABC+EU", "eu"],
		["ABC+eu", "ABC+EU", "eu"],
		["abc", "abc", "main"],
		["a".repeat(32), "a".repeat(32), "main"],
	])("reads %j as %s in the %s region", (raw, code, region) => {
		expect(parseCode(raw)).toEqual({ code, region });
	});

	it.each([
		"",
		"ab",
		"a".repeat(33),
		"ABC+EU+EU",
		"ABC+US",
		"ABC+",
		"ABC＋EU",
		"../admin",
		"a/b",
		"a?x=1#y",
		"companies",
		"Sitemap",
		"1 OR 1=1",
		"a".repeat(100_000),
	])("refuses %j", (raw) => {
		expect(parseCode(raw)).toBeNull();
		expect(regionOf(raw)).toBe("main");
	});
});

describe("codeIn", () => {
	it.each([
		["eu", "SECRET99", "SECRET99+EU"],
		["eu", "SECRET99+eu", "SECRET99+EU"],
		["eu", "MUSEU", "MUSEU+EU"],
		["eu", "//evil.example", "//evil.example"],
		["main", "SECRET99", "SECRET99"],
		["main", "SECRET99+eu", "SECRET99+eu"],
	] as const)("of the %s region's %j is %j", (region, answered, code) => {
		expect(codeIn(region, answered)).toBe(code);
	});
});
