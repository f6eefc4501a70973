import { displaySize, inUnit } from "./size";

describe("displaySize", () => {
	it.each([
		[0, 0, "KB"],
		[1, 1, "KB"],
		[1_028, 1, "KB"],
		[10_280, 10, "KB"],
		[514_287, 500, "KB"],
		[514_288, 1, "MB"],
		[1_000_023, 1, "MB"],
		[1_000_024, 1, "MB"],
		[1_000_025, 1, "MB"],
		[1_028_576, 1, "MB"],
		[2_600_000, 3, "MB"],
		[5_000_000_000, 4_861, "MB"],
	])("shows %i bytes as %i %s", (bytes, value, unit) => {
		expect(displaySize(bytes)).toEqual({ value, unit });
	});

	it("shows a part in the unit of the whole", () => {
		expect(inUnit(514_288, "KB")).toBe(500);
		expect(inUnit(100, "MB")).toBe(1);
		expect(inUnit(0, "MB")).toBe(0);
	});
});
