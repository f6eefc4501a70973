import fc from "fast-check";
import { brandColours, DEFAULT_BRAND } from "@/lib/contract/brand-colours";
import { contrast } from "@/lib/contract/colour";
import { brandStyle } from "./brand";

describe("brandColours", () => {
	it.each([
		undefined,
		"",
		"red",
		"red;background:url(//evil.example/x)",
		"</style><script>alert(1)</script>",
		"var(--x)",
		"url(//evil)",
		"expression(1)",
		"rgb(0 0 0/0)",
		"#00000000",
		"#fff",
	])("falls back to the default brand colour for %j", (colour) => {
		expect(brandColours(colour).brand).toBe(DEFAULT_BRAND);
	});

	it("keeps a readable colour", () => {
		expect(brandColours("#0A5C36")).toMatchObject({ brand: "#0a5c36", onBrand: "#ffffff" });
	});

	it("uses the company's font colour only if it is readable", () => {
		expect(brandColours("#0a5c36", "#ffe9a8").onBrand).toBe("#ffe9a8");
		expect(brandColours("#0a5c36", "#0a5c37").onBrand).toBe("#ffffff");
	});

	it("adjusts every colour for text, buttons and focus rings", () => {
		const channel = fc.integer({ min: 0, max: 255 });
		fc.assert(
			fc.property(channel, channel, channel, (r, g, b) => {
				const picked = `#${[r, g, b].map((c) => c.toString(16).padStart(2, "0")).join("")}`;
				const { brand, onBrand, inkLight, inkDark } = brandColours(picked);
				expect(contrast(onBrand, brand)).toBeGreaterThanOrEqual(4.5);
				expect(contrast(brand, "#ffffff")).toBeGreaterThanOrEqual(3);
				expect(contrast(inkLight, "#ffffff")).toBeGreaterThanOrEqual(4.5);
				expect(contrast(inkDark, "#1c1b2e")).toBeGreaterThanOrEqual(4.5);
			}),
		);
	});
});

it("writes the colours as one rule of custom properties", () => {
	expect(brandStyle(brandColours("#123456"))).toMatch(/^:root\{(--[a-z-]+:#[0-9a-f]{6};)+\}$/);
});
