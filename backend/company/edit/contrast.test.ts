import { contrastRows } from "./contrast";

const found = (brand: string, font: string) =>
	Object.fromEntries(contrastRows(brand, font).rows.map((row) => [row.pair, row]));

describe("the readability of colours", () => {
	it("is enough for a dark colour under white text, except as a link on dark pages", () => {
		const { fill, onBrand, light, dark } = found("#0B6E69", "#FFFFFF");
		expect([fill, onBrand, light].map((row) => row?.isEnough)).toEqual([true, true, true]);
		expect(onBrand?.ratio).toBeCloseTo(6.1, 1);
		expect(dark?.isEnough).toBe(false);
		expect(dark?.usedRatio).toBeGreaterThanOrEqual(4.5);
	});

	it("gives the replacement for a colour that is too light, and for text that is unreadable on it", () => {
		const rows = found("#ffff00", "#ffffff");
		for (const pair of ["fill", "onBrand", "light"]) expect(rows[pair]?.isEnough).toBe(false);
		expect(rows.fill?.usedRatio).toBeGreaterThanOrEqual(3);
		expect(rows.onBrand?.usedRatio).toBeGreaterThanOrEqual(4.5);
		expect(rows.dark?.isEnough).toBe(true);
	});
});
