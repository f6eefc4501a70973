import { orderIn as orderOf } from "./placed-names";

const orderIn = (names: readonly string[], texts: readonly string[]) => orderOf(names, texts, new Set());

it("takes the name with a town behind it for the company where no word tells", () => {
	expect(orderIn(["Blumen", "Rosen"], ["Blumen, Exeter, Devon", "Rosen"])).toBeLessThan(0);
	expect(orderIn(["Blumen", "Rosen"], ["Blumen", "Rosen (Exeter)"])).toBeGreaterThan(0);
	expect(orderIn(["Blumen", "Rosen"], ["Blumen", "Rosen & Söhne"])).toBe(0);
	expect(orderIn(["Baker", "Rosen"], ["Baker, Exeter", "Rosen"])).toBeGreaterThan(0);
});
