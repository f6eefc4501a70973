const WORD = /\S+/g;

/** The number of words in a text, separated by white space. */
export const countWords = (text: string): number => text.match(WORD)?.length ?? 0;

/** The first `most` words of a text, with the white space after them; the whole text if it has no more words. */
export function firstWords(text: string, most: number): string {
	let count = 0;
	for (const { index } of text.matchAll(WORD)) {
		count += 1;
		// The white space stays, so that the next input isn't joined to the last word.
		if (count > most) return text.slice(0, index);
	}
	return text;
}

/**
 * The text of a field of at most `most` words after a change from `before` to `after`: words added at the end are cut;
 * any other change beyond the limit is refused, so that typing in the middle of a full text doesn't push out its end.
 */
export function limitWords(before: string, after: string, most: number): string {
	if (countWords(after) <= most) return after;
	return after.startsWith(before.trimEnd()) ? firstWords(after, most) : before;
}

/** The non-empty parts of a comma-separated text, trimmed. */
export const splitList = (text: string): string[] =>
	text
		.split(",")
		.map((part) => part.trim())
		.filter(Boolean);
