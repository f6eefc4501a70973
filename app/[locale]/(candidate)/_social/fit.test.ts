import { fitText } from "./fit";
import { unitsOf } from "./pieces";

const STEPS = [
	{ size: 4, lines: 1 },
	{ size: 2, lines: 2 },
	{ size: 1, lines: 3 },
];

/** Every character is one em wide, so a line of 20 holds 5, 10 or 20 characters. */
function lay(text: string) {
	const { size, lines } = fitText(unitsOf(text), 20, STEPS, (part) => part.length);
	return [size, ...lines.map((line) => line.map((piece) => piece.text).join(""))];
}

describe("fitText", () => {
	it.each([
		["short", [4, "short"]],
		["one two", [2, "one two"]],
		["one two three four", [2, "one two", "three four"]],
		["one two three four five", [1, "one two three four", "five"]],
		["overlongword", [1, "overlongword"]],
		[
			"one two three four five six seven eight nine ten, eleven twelve",
			[1, "one two three four", "five six seven eight", "nine ten, eleven…"],
		],
		[
			"one two three four five six seven eight nine tenths, elevenths",
			[1, "one two three four", "five six seven eight", "nine tenths…"],
		],
		["abcdefghijklmnopqrstuvwxyz", [1, "abcdefghijklmnopqrst", "uvwxyz"]],
		["x".repeat(100), [1, "x".repeat(20), "x".repeat(20), `${"x".repeat(19)}…`]],
	])("lays out %j as %j", (text, lines) => {
		expect(lay(text)).toEqual(lines);
	});

	it("never exceeds the width or the number of lines", () => {
		const messages = Array.from({ length: 60 }, (_, index) => "w".repeat((index * 7) % 27 || 1));
		for (let count = 1; count <= messages.length; count++) {
			const [size, ...lines] = lay(messages.slice(0, count).join(" "));
			const step = STEPS.find((one) => one.size === size);
			expect(lines.length).toBeLessThanOrEqual(step?.lines ?? 0);
			for (const line of lines) expect(String(line).length).toBeLessThanOrEqual(20 / Number(size));
		}
	});
});
