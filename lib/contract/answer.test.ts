import { isDay, numberIn } from "./answer";

it.each<[string, boolean]>([
	["2024-02-29", true],
	["2023-02-29", false],
	["2024-13-01", false],
	["2024-00-10", false],
	["0000-01-01", false],
	["24-02-03", false],
	["03/02/2024", false],
	["2024-02-03T00:00", false],
])("%s is a day: %s", (text, expected) => {
	expect(isDay(text)).toBe(expected);
});

it.each<[string, number | undefined]>([
	["12", 12],
	[" -3.5 ", -3.5],
	["3,5", 3.5],
	["+7", 7],
	["1e5", undefined],
	["1.000,5", undefined],
	["Infinity", undefined],
	["0x10", undefined],
	["1,", undefined],
	["", undefined],
	["9".repeat(16), undefined],
])("%j is the number %s", (text, expected) => {
	expect(numberIn(text)).toBe(expected);
});
