import { inVisualOrder, unitsOf, wayOf } from "./pieces";

/** A whole text on one line, in visual order from left to right. */
function shown(text: string): string {
	const pieces = unitsOf(text).flatMap((unit, index) =>
		index > 0 && unit.spaced ? [{ text: " ", way: "any" as const }, ...unit.pieces] : unit.pieces,
	);
	return inVisualOrder(pieces, wayOf(text)).join("");
}

describe("directionOf", () => {
	it.each([
		["Roof Planner", "ltr"],
		["2026 מנהל", "rtl"],
		["(مهندس) Senior", "rtl"],
		["Senior مهندس", "ltr"],
		["東京", "ltr"],
		["123", "ltr"],
		["", "ltr"],
	])("%j is %s", (text, way) => {
		expect(wayOf(text)).toBe(way);
	});
});

describe("reorders a line for display", () => {
	it.each([
		["Roof Planner (Jakarta)", "Roof Planner (Jakarta)"],
		["אבג דהו", "והד גבא"],
		["אבג Cloud Platform דהו", "והד Cloud Platform גבא"],
		["אבג 2026 דהו", "והד 2026 גבא"],
		["אבג (דהו) זחט", "טחז (והד) גבא"],
		["אבג/ד", "ד/גבא"],
		["Senior אבג דהו Engineer", "Senior והד גבא Engineer"],
		["Senior אבג", "Senior גבא"],
		["C++ אבג", "C++ גבא"],
		["אבג ۱۲۳", "۱۲۳ גבא"],
	])("turns %j into %j", (text, line) => {
		expect(shown(text)).toBe(line);
	});
});

describe("unitsOf", () => {
	const texts = (text: string) => unitsOf(text).map(({ pieces }) => pieces.map((piece) => piece.text).join(""));

	it("never break before a closing or after an opening mark", () => {
		expect(texts("Roof Planner")).toEqual(["Roof", "Planner"]);
		const parts = texts("施工管理、太陽光(東京)");
		expect(parts.length).toBeGreaterThan(2);
		expect(parts.join("")).toBe("施工管理、太陽光(東京)");
		expect(parts.filter((part) => /^[、)]/.test(part) || /\($/.test(part))).toEqual([]);
	});
});
