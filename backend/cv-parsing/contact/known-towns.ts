import lists from "./towns.json";

const PLAIN: Readonly<Record<string, string>> = { ł: "l", ø: "o", ı: "i", đ: "d", ß: "ss", æ: "ae", œ: "oe" };

const folded = (text: string): string =>
	text
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replaceAll("’", "'")
		.replace(/[łøıđßæœ]/gu, (letter) => PLAIN[letter] ?? letter);

const TOWNS: ReadonlySet<string> = new Set(Object.values(lists).join("|").split("|"));

/** Words around a town's name that are no part of it. */
const AROUND = /^(?:kota|kab\.?|kabupaten|dist\.?|distt\.?|city of|greater)\s+|(?<=\p{L}{3})\s+city$/u;

/** The form of a text in which the lists have it. */
function listed(text: string): string | undefined {
	const name = folded(text.trim());
	if (TOWNS.has(name)) return name;
	const bare = name.replace(AROUND, "");
	return TOWNS.has(bare) ? bare : undefined;
}

/**
 * Whether a text is the name of a town with 15,000 people or more, whatever its accents. Many of them are also words
 * and surnames, so this proves little unless only a place is expected.
 */
export const isTown = (text: string): boolean => listed(text) !== undefined;

/**
 * The countries that have such a town, by their codes (ISO 3166 alpha-2); without those whose town has less than a twentieth
 * of the largest one's people. One that is called so in another language, or was once, counts if it is the largest.
 */
export function countriesOfTown(text: string): string[] {
	const name = listed(text);
	if (name === undefined) return [];
	return Object.entries(lists).flatMap(([code, names]) => (`|${names}|`.includes(`|${name}|`) ? [code] : []));
}
