import { titleKey } from "../../companies/title-key";

const LETTERS: Readonly<Record<string, string>> = { đ: "d", ø: "o", ł: "l", "&": "and" };

/** A title as it stands in an address, from its Latin letters and digits. */
export const slugOf = (title: string): string =>
	titleKey(title)
		.replace(/[đøł&]/g, (letter) => LETTERS[letter] ?? "")
		.replace(/['’.]/g, "")
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-|-$/g, "");
