const MARKS = /\p{M}+/gu;

/**
 * A title, or a text that titles are searched by, in the form that both are compared in: without marks such as
 * accents, in lower case, with single spaces. Companies keep theirs in `title_key`.
 */
export const titleKey = (title: string): string =>
	title.normalize("NFKD").replace(MARKS, "").toLowerCase().replace(/\s+/g, " ").trim();
