import fc from "fast-check";

/** The first half of a pair of code units, and how many halves there are: none of them is a character by itself. */
const [HALVES, HALVES_COUNT] = [0xd800, 0x800];
const COUNT = 0x110000 - HALVES_COUNT;

/**
 * Every character of Unicode, like fast-check's own unit "binary", whose first use builds a table of all of them: that
 * takes half a second of processor time in each environment.
 */
const character = fc.nat({ max: COUNT - 1 }).map(
	(number) => String.fromCodePoint(number < HALVES ? number : number + HALVES_COUNT),
	(text) => {
		const code = typeof text === "string" ? text.codePointAt(0) : undefined;
		if (code === undefined || String.fromCodePoint(code) !== text) throw new Error("Not one character.");
		return code < HALVES ? code : code - HALVES_COUNT;
	},
);

/** Texts of any characters. */
export const anyCharacters = (length: { minLength?: number; maxLength?: number } = {}) =>
	fc.string({ unit: character, ...length });
