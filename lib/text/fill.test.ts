import { loadMessages } from "@/lib/i18n/messages";
import { fill } from "./fill";

describe("values of texts", () => {
	it("replace their names, each time", () => {
		expect(fill("{a} and {b}, {a}", { a: "one", b: 2 })).toBe("one and 2, one");
	});

	it("are inserted literally", () => {
		expect(fill("{a}", { a: "$& {b} $1", b: "no" })).toBe("$& {b} $1");
	});

	it("leave unknown names and other braces unchanged", () => {
		expect(fill("{a} {toString} { b } {}", { a: 1 })).toBe("1 {toString} { b } {}");
	});

	it("are type-checked by name", async () => {
		const { common } = await loadMessages("en");
		expect(fill(common.poweredBy, { product: "Comet" })).not.toContain("{");
		// @ts-expect-error a text without its value
		expect(fill(common.poweredBy, {})).toContain("{product}");
		// @ts-expect-error a value by another name
		expect(fill(common.poweredBy, { produkt: "Comet" })).toContain("{product}");
	});

	it("can't name a missing text", async () => {
		const { common } = await loadMessages("en");
		// @ts-expect-error a key that no file has
		expect(common.nowhere).toBeUndefined();
	});
});
