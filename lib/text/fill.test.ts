import { fill } from "./fill";

describe("fill", () => {
	it.each([
		["{name} is uploaded", { name: "cv.pdf" }, "cv.pdf is uploaded"],
		["{a} of {b}, {a}", { a: 1, b: 2 }, "1 of 2, 1"],
		["no places", { a: 1 }, "no places"],
		["{name}", { name: "$& {name} {b}", b: "x" }, "$& {name} {b}"],
		["", {}, ""],
	])("fills %j", (text, values, filled) => {
		expect(fill(text, values)).toBe(filled);
	});

	it("leaves a name without a value, and names of inherited properties, as they are", () => {
		expect(fill("{other} {toString}", { name: "x" })).toBe("{other} {toString}");
	});
});
