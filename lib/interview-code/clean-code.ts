/** A plus sign and a space as links write them; their digits and letters are no part of the code. */
const ENCODED: readonly [RegExp, string][] = [
	[/%(?:25)*2b/gi, "+"],
	[/%(?:25)*20/g, " "],
];

/** A typed code with the signs that stand encoded in a link it was copied from. */
export const decodedCode = (typed: string): string =>
	ENCODED.reduce((code, [encoded, sign]) => code.replace(encoded, sign), typed);

/** What counts of a typed code: its letters and digits. */
export const cleanCode = (typed: string): string => decodedCode(typed).replace(/[^a-z0-9]/gi, "");
