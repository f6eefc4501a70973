import { acceptNumber } from "./number-entry";

it.each<[string, number | undefined, boolean]>([
	["201", 200, false],
	["200", 200, true],
	["200,5", 200, false],
	["-1", 200, true],
	["-1", -5, true],
	["1", -5, false],
	["0.1", 0, false],
	["", 200, true],
	["-", 200, true],
	["1,", 200, true],
	["many", 200, true],
	["99999", undefined, true],
])("typing %j with a maximum of %s is accepted: %s", (text, max, expected) => {
	expect(acceptNumber(text, { max })).toBe(expected);
});
