/** One letter alone, in scripts that write words of several. */
const LONE = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]$/u;
const WORD = /\p{L}/u;
/** A page where at least this share of the words has one letter, and this many do, has gaps between letters that look like spaces. */
const LEAST_SHARE = 0.12;
const LEAST_LONE = 12;
/** Pages that draw fewer spaces than one for this many letters show the ends of words by gaps instead. */
const MOST_PER_SPACE = 14;
/** Maximum number of letters between two texts that belong to neither. */
const MOST_SKIPPED = 300;

/** Whether letters of these texts stand so far apart that they seem to be words. */
export function isSpacedOut(texts: readonly string[]): boolean {
	const words = texts.flatMap((text) => text.split(/\s+/)).filter((word) => WORD.test(word));
	const lone = words.filter((word) => LONE.test(word)).length;
	return lone >= LEAST_LONE && lone >= LEAST_SHARE * words.length;
}

/** Letters without spaces, and where each stands in the text. */
function lettersOf(text: string): { letters: string; places: readonly number[] } {
	const places = [...text.matchAll(/\S/g)].map(({ index }) => index);
	return { letters: text.replace(/\s+/g, ""), places };
}

/**
 * The texts of a page with only those spaces between their letters that the page draws. `drawn` has all its letters and
 * spaces in the order of the texts. A text that it doesn't have stays as it is.
 */
export function withDrawnSpaces(texts: readonly string[], drawn: string): readonly string[] {
	const { letters, places } = lettersOf(drawn);
	if ((drawn.length - letters.length) * MOST_PER_SPACE < letters.length) return texts;
	let from = 0;
	return texts.map((text) => {
		const own = lettersOf(text).letters;
		const at = letters.slice(from, from + MOST_SKIPPED + own.length).indexOf(own);
		if (own === "" || at < 0) return text;
		const [first = 0, last = 0] = [places[from + at], places[from + at + own.length - 1]];
		from += at + own.length;
		return drawn.slice(first, last + 1).replace(/\s+/g, " ");
	});
}
