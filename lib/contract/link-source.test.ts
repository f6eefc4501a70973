import { sourceIn, sourceParts } from "./link-source";

describe("the source of a link", () => {
	it.each([
		["", ""],
		["?page=2&fbclid=x", ""],
		["?utm_source=linkedin&utm_medium=social&x=1", "utm_source=linkedin&utm_medium=social"],
		["?ref=newsletter&source=Job+fair", "ref=newsletter&source=Job+fair"],
		["?UTM_Source=A&utm_source=B", "utm_source=A"],
		["?utm_source=&ref=%20", ""],
		["?utm_=x&utm_a-b=x&referrer=x", ""],
		["?ref=a%0d%0aSet-Cookie:%20b", "ref=a+Set-Cookie%3A+b"],
		[`?ref=${"x".repeat(500)}`, `ref=${"x".repeat(100)}`],
		[
			`?${Array.from({ length: 20 }, (_, i) => `utm_a${i}=1`).join("&")}`,
			Array.from({ length: 8 }, (_, i) => `utm_a${i}=1`).join("&"),
		],
	])("in %j is %j", (query, source) => {
		expect(sourceIn(query)).toBe(source);
		expect(sourceIn(source)).toBe(source);
	});

	it("has parts", () => {
		expect(sourceParts("utm_campaign=spring&ref=a%26b")).toEqual([
			["utm_campaign", "spring"],
			["ref", "a&b"],
		]);
	});
});
