/** A plus sign and a space in URL encoding; their digits and letters are no part of the code. */
const ENCODED: readonly [RegExp, string][] = [
	[/%(?:25)*2b/gi, "+"],
	[/%(?:25)*20/g, " "],
];

/** A typed code with the characters that are still URL-encoded from a copied link. */
export const decodedCode = (typed: string): string =>
	ENCODED.reduce((code, [encoded, sign]) => code.replace(encoded, sign), typed);

/** The significant part of a typed code: its letters and digits. */
export const cleanCode = (typed: string): string => decodedCode(typed).replace(/[^a-z0-9]/gi, "");
