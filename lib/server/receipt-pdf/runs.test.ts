import { runsOf } from "./runs";

const font = (name: string, characters: string) => ({
	name,
	advances: new Map([...characters].map((one) => [one.codePointAt(0) ?? 0, 1])),
});
const LATIN = font("latin", "abc .,");
const HAN = font("han", "李龙 ,");

const read = (text: string) => runsOf(text, [LATIN, HAN]).map(({ font: { name }, text: piece }) => [name, piece]);

describe("runsOf", () => {
	it.each([
		["ab c", [["latin", "ab c"]]],
		[
			"a 李, 龙.",
			[
				["latin", "a "],
				["han", "李, 龙"],
				["latin", "."],
			],
		],
		[
			"李😀a",
			[
				["han", "李😀"],
				["latin", "a"],
			],
		],
		["😀", [["latin", "😀"]]],
		["", []],
	])("gives each piece of %j one font", (text, runs) => expect(read(text)).toEqual(runs));

	it("gives nothing without fonts", () => expect(runsOf("a", [])).toEqual([]));
});
