/** Average width of a letter in the brand's font, in ems. */
const LETTER_EMS = 0.52;

const cut = (text: string, most: number) =>
	text.length > most ? `${text.slice(0, Math.max(most - 1, 1)).trimEnd()}…` : text;

/**
 * A text in lines that fit a width, both in the picture's units; drawings have no line breaks of their own. Widths
 * are estimated. What doesn't fit is cut off with an ellipsis, so that a longer word in the messages spoils no picture.
 */
export function wrapText(text: string, width: number, size: number, mostLines: number): string[] {
	const most = Math.floor(width / (size * LETTER_EMS));
	const lines: string[] = [];
	for (const word of text.split(" ")) {
		const last = lines.at(-1);
		const longer = last === undefined ? word : `${last} ${word}`;
		const fits = longer.length <= most || lines.length === mostLines;
		if (last !== undefined && fits) lines[lines.length - 1] = longer;
		else lines.push(word);
	}
	return lines.map((line) => cut(line, most));
}
