import { inkOf, luminance, mixed } from "./colour";

describe("mixed", () => {
	it("blends two colours, and replaces an invalid colour with the product's own", () => {
		expect([mixed("#000000", "#ffffff", 0), mixed("#000000", "#ffffff", 1)]).toEqual(["#000000", "#ffffff"]);
		expect(mixed("#000000", "#ffffff", 0.5)).toBe("#808080");
		expect(mixed("tomato", "#ffffff", 0)).toBe("#564fdb");
	});
});

describe("inkOf", () => {
	it("keeps colours that are readable on white", () => {
		expect(inkOf("#1e3a8a")).toBe("#1e3a8a");
	});

	it.each(["#ffffff", "#39ff14", "#ff00e5", "#facc15", "#84cc16"])("darkens %s until it is readable", (colour) => {
		const contrast = 1.05 / (luminance(inkOf(colour)) + 0.05);
		expect(contrast).toBeGreaterThanOrEqual(4.5);
	});
});
