import { MEGABYTE } from "@/lib/contract/limits";
import { amountText } from "./amount-text";

describe("a formatted amount of bytes", () => {
	it.each([
		[0, "MB", "0.0"],
		[100_000, "MB", "0.1"],
		[5_000_000, "MB", "4.9"],
		[99.94 * MEGABYTE, "MB", "99.9"],
		[99.96 * MEGABYTE, "MB", "100"],
		[5_000_000_000, "MB", "4,861"],
		[0, "KB", "0"],
		[1, "KB", "1"],
		[20_000, "KB", "19"],
	] as const)("of %d in %s is %s", (bytes, unit, text) => {
		expect(amountText(bytes, unit, "en")).toBe(text);
	});

	it("uses the language's decimal separator", () => {
		expect(amountText(5_000_000, "MB", "id")).toBe("4,9");
	});
});
