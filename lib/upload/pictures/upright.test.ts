import type { Orientation } from "./jpeg-head";
import { uprightSize, uprightTransform, within } from "./upright";

const STORED = { width: 40, height: 30 };

/** The sides of the upright picture that show the first row and the first column of the stored one, by EXIF 2.32. */
const MEANING = {
	1: ["top", "left"],
	2: ["top", "right"],
	3: ["bottom", "right"],
	4: ["bottom", "left"],
	5: ["left", "top"],
	6: ["right", "top"],
	7: ["right", "bottom"],
	8: ["left", "bottom"],
} as const;

/** The side of the upright picture that contains the line between two stored points. */
function sideOf(from: [number, number], to: [number, number], orientation: Orientation) {
	const [a, b, c, d, e, f] = uprightTransform(STORED, orientation);
	const { width, height } = uprightSize(STORED, orientation);
	const [one, other] = [from, to].map(([x, y]) => [a * x + c * y + e, b * x + d * y + f]);
	const isAt = (axis: number, value: number) => one?.[axis] === value && other?.[axis] === value;
	if (isAt(1, 0)) return "top";
	if (isAt(1, height)) return "bottom";
	if (isAt(0, 0)) return "left";
	return isAt(0, width) ? "right" : "outside";
}

describe("an upright picture", () => {
	it.each(Object.entries(MEANING))("has the first row and column of orientation %s at the %j", (key, [row, column]) => {
		const orientation = Number(key) as Orientation;
		expect(sideOf([0, 0], [STORED.width, 0], orientation)).toBe(row);
		expect(sideOf([0, 0], [0, STORED.height], orientation)).toBe(column);
	});
});

it.each([
	[
		{ width: 4_000, height: 3_000 },
		{ width: 2_200, height: 1_650 },
	],
	[
		{ width: 3_000, height: 4_000 },
		{ width: 1_650, height: 2_200 },
	],
	[
		{ width: 800, height: 600 },
		{ width: 800, height: 600 },
	],
	[
		{ width: 90_000, height: 2 },
		{ width: 2_200, height: 1 },
	],
])("a page of %j is %j", (size, expected) => {
	expect(within(size, 2_200)).toEqual(expected);
});
