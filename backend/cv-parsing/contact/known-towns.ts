import list from "./towns.json";

const PLAIN: Readonly<Record<string, string>> = { ł: "l", ø: "o", ı: "i", đ: "d", ß: "ss", æ: "ae", œ: "oe" };

const folded = (text: string): string =>
	text
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replaceAll("’", "'")
		.replace(/[łøıđßæœ]/gu, (letter) => PLAIN[letter] ?? letter);

const TOWNS: ReadonlySet<string> = new Set(list.towns.split("|"));

/** Words around a town's name that are no part of it. */
const AROUND = /^(?:kota|kab\.?|kabupaten|dist\.?|distt\.?|city of|greater)\s+|(?<=\p{L}{3})\s+city$/u;

/**
 * Whether a text is the name of a town with 15,000 people or more, whatever its accents. Many of them are also words
 * and surnames, so this proves little unless only a place is expected.
 */
export const isTown = (text: string): boolean => {
	const name = folded(text.trim());
	return TOWNS.has(name) || TOWNS.has(name.replace(AROUND, ""));
};
