/** What is wrong with a text whose rest is missing. */
export const BREAKS_OFF = "it breaks off here, in the middle; was all of it saved or downloaded?";

/** The end of a text, as `line 3, column 5`, both counted from 1. */
export function endOf(text: string): string {
	const lines = text.trimEnd().split(/\r\n?|\n/);
	return `line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`;
}
