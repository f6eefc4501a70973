import { z } from "zod";
import { count, fittingOf, flag, id, listOf, optionalFlag, text } from "./lenient";

describe("flag", () => {
	it.each([true, 1, "1", "true", "TRUE", "yes", "on"])("reads %j as yes", (value) => {
		expect(flag().parse(value)).toBe(true);
	});

	it.each([false, 0, "0", "false", "no", "2"])("reads %j as no", (value) => {
		expect(flag(true).parse(value)).toBe(false);
	});

	it.each([undefined, null, "", {}, []])("reads %j as the default", (value) => {
		expect(flag(true).parse(value)).toBe(true);
		expect(flag().parse(value)).toBe(false);
	});
});

describe("optionalFlag", () => {
	it.each([
		[1, true],
		["false", false],
		[null, undefined],
		["", undefined],
		[{}, undefined],
	])("reads %j as %j", (value, expected) => {
		expect(optionalFlag.parse(value)).toBe(expected);
	});
});

describe("count", () => {
	it.each([
		[2, 2],
		["2", 2],
		["-1.5", -1.5],
		["", undefined],
		[null, undefined],
		["two", undefined],
		["1e999", undefined],
		[Number.POSITIVE_INFINITY, undefined],
		[[2], undefined],
		[{ $gt: 0 }, undefined],
	])("reads %j as %j", (value, number) => {
		expect(count.parse(value)).toBe(number);
	});
});

describe("text", () => {
	it.each([
		["a", "a"],
		[7, "7"],
		["", undefined],
		[null, undefined],
		[["a"], undefined],
		[{ toString: "a" }, undefined],
		["x".repeat(200_001), undefined],
	])("reads %#", (value, read) => {
		expect(text.parse(value)).toBe(read);
	});
});

describe("id", () => {
	it("accepts only numbers and texts", () => {
		expect([id.parse(7), id.parse("7")]).toEqual(["7", "7"]);
		for (const value of ["", "x".repeat(65), null, [7], Number.POSITIVE_INFINITY, { $ne: 1 }])
			expect(id.safeParse(value).success).toBe(false);
	});
});

describe("fittingOf", () => {
	const list = fittingOf(z.object({ a: text }));

	it("drops invalid entries and keeps the order of the rest", () => {
		expect(list.parse([{ a: 1 }, null, "x", [], 7, { a: { b: 1 } }])).toEqual([{ a: "1" }, { a: undefined }]);
	});

	it.each([null, undefined, {}, "[]", 7])("rejects %j, which is no list", (value) => {
		expect(list.safeParse(value).success).toBe(false);
	});
});

describe("listOf", () => {
	const list = listOf(z.object({ a: z.number() }));

	it.each([
		[
			[{ a: 1 }, { a: "x" }, null, { a: 2 }],
			[{ a: 1 }, { a: 2 }],
		],
		['[{"a":1}]', [{ a: 1 }]],
		["[".repeat(100_000), []],
		['{"a":1}', []],
		["not JSON", []],
		[" ".repeat(200_001), []],
		[null, []],
		[7, []],
	])("reads %#", (value, read) => {
		expect(list.parse(value)).toEqual(read);
	});
});
