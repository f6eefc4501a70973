/** A cut that loses more of the room than this is made inside of a word instead. */
const LEAST_FILLED = 0.6;

/** Where the last whole word, or the last character as people see it, ends within `room`. */
function lastEnd(text: string, granularity: "word" | "grapheme", room: number): number {
	let end = 0;
	for (const { index, segment } of new Intl.Segmenter(undefined, { granularity }).segment(text)) {
		if (index + segment.length > room) break;
		end = index + segment.length;
	}
	return end;
}

/**
 * The start of a text, at most `most` characters long with the ellipsis that says that it goes on. It is cut behind a
 * word, in languages without spaces too, and never through what people see as one character.
 */
export function excerptOf(text: string, most: number): string {
	if (text.length <= most) return text;
	const room = most - 1;
	const start = text.slice(0, most * 2);
	const word = lastEnd(start, "word", room);
	const end = word > room * LEAST_FILLED ? word : lastEnd(start, "grapheme", room);
	return `${start.slice(0, end).replace(/[\s\p{Pd}\p{Ps},.;:]+$/u, "")}…`;
}
