const MARKS = /\p{M}+/gu;

/** Letters that people type without their marks, but that Unicode doesn't decompose. */
const LETTERS: Readonly<Record<string, string>> = { đ: "d", ı: "i", ł: "l", ø: "o", æ: "ae", œ: "oe", ß: "ss" };
const LETTER = /[đıłøæœß]/g;

/**
 * A title, or a text that titles are searched by, in the form that both are compared in: without marks such as
 * accents, in lower case, with single spaces. Companies keep theirs in `title_key`.
 */
export const titleKey = (title: string): string =>
	title
		.normalize("NFKD")
		.replace(MARKS, "")
		.toLowerCase()
		.replace(LETTER, (letter) => LETTERS[letter] ?? letter)
		.replace(/\s+/g, " ")
		.trim();
