import { looksAutomatic, withoutTrap } from "./robot-trap";

describe("the robot trap", () => {
	it.each([
		[{}, false],
		[{ website: "" }, false],
		[{ website: "https://a.example" }, true],
		[{ website: ["", ""] }, true],
		[{ waited_ms: "3000" }, false],
		[{ waited_ms: 3_000 }, false],
		[{ waited_ms: "" }, false],
		[{ waited_ms: "2999" }, true],
		[{ waited_ms: "soon" }, true],
		[{ waited_ms: "-1" }, true],
		[{ waited_ms: "NaN" }, true],
		[{ website: "x", waited_ms: "9000" }, true],
	])("judges %j as automatic: %s", (values, automatic) => {
		expect(looksAutomatic(values)).toBe(automatic);
	});

	it("leaves all other values unchanged", () => {
		expect(withoutTrap({ company: "Kopi", website: "", waited_ms: "4000" })).toEqual({ company: "Kopi" });
	});
});
