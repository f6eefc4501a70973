const WORD = /\S+/g;

/** How many words a text has, counted by the white space between them. */
export const countWords = (text: string): number => text.match(WORD)?.length ?? 0;

/** The start of a text, up to where its word number `most` + 1 begins; the whole text when it has no more words. */
export function firstWords(text: string, most: number): string {
	let count = 0;
	for (const { index } of text.matchAll(WORD)) {
		count += 1;
		// The white space stays, so that what is typed next doesn't grow together with the last word.
		if (count > most) return text.slice(0, index);
	}
	return text;
}

/**
 * What a field of at most `most` words holds after its text was changed from `before` to `after`: words added
 * at the end are cut there; any other change that goes beyond the limit is refused as a whole, so that
 * writing into the middle of a full text doesn't push out its end.
 */
export function limitWords(before: string, after: string, most: number): string {
	if (countWords(after) <= most) return after;
	return after.startsWith(before.trimEnd()) ? firstWords(after, most) : before;
}

/** The parts of a text with commas between them, trimmed, without empty ones. */
export const splitList = (text: string): string[] =>
	text
		.split(",")
		.map((part) => part.trim())
		.filter(Boolean);
