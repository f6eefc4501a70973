const MARKS = /\p{M}+/gu;

/** Letters that people type without diacritics, but that Unicode doesn't decompose. */
const LETTERS: Readonly<Record<string, string>> = { đ: "d", ı: "i", ł: "l", ø: "o", æ: "ae", œ: "oe", ß: "ss" };
const LETTER = /[đıłøæœß]/g;

/**
 * The form in which titles and searched texts are compared: without diacritics, in lower case, with single spaces.
 * Companies keep theirs in `title_key`.
 */
export const titleKey = (title: string): string =>
	title
		.normalize("NFKD")
		.replace(MARKS, "")
		.toLowerCase()
		.replace(LETTER, (letter) => LETTERS[letter] ?? letter)
		.replace(/\s+/g, " ")
		.trim();
