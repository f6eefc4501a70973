/** A cut between words must fill at least this share of the length; otherwise the text is cut inside a word. */
const LEAST_FILLED = 0.6;

/** Where the last whole word, or the last character as people see it, ends within `length`. */
function lastEnd(text: string, granularity: "word" | "grapheme", length: number): number {
	let end = 0;
	for (const { index, segment } of new Intl.Segmenter(undefined, { granularity }).segment(text)) {
		if (index + segment.length > length) break;
		end = index + segment.length;
	}
	return end;
}

/**
 * The start of a text, at most `most` characters long including the ellipsis. It is cut after a word, also in languages
 * without spaces, and never inside a grapheme.
 */
export function excerptOf(text: string, most: number): string {
	if (text.length <= most) return text;
	const length = most - 1;
	const start = text.slice(0, most * 2);
	const word = lastEnd(start, "word", length);
	const end = word > length * LEAST_FILLED ? word : lastEnd(start, "grapheme", length);
	return `${start.slice(0, end).replace(/[\s\p{Pd}\p{Ps},.;:]+$/u, "")}…`;
}
