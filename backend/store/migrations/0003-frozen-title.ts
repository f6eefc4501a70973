const MARKS = /\p{M}+/gu;

/** Letters that are marked ones to those who type them without, yet aren't taken apart with the others. */
const LETTERS: Readonly<Record<string, string>> = { đ: "d", ı: "i", ł: "l", ø: "o", æ: "ae", œ: "oe", ß: "ss" };
const LETTER = /[đıłøæœß]/g;

/** `titleKey` of companies as it was when migrations 0003 and 0009 were released. It never changes, whatever becomes of that one. */
export const frozenTitleKey = (title: string): string =>
	title
		.normalize("NFKD")
		.replace(MARKS, "")
		.toLowerCase()
		.replace(LETTER, (letter) => LETTERS[letter] ?? letter)
		.replace(/\s+/g, " ")
		.trim();
