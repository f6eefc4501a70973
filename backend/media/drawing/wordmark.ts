/** Words that tell a company's legal form; logos leave them out where they can. */
const LEGAL = new Set(["pt", "cv", "tbk", "ltd", "gmbh", "inc"]);

const LONGEST_LINE = 11;
const MOST_LINES = 3;

/** Scripts whose fonts many machines lack. */
const SQUARE = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

/** Width of a bold character in the widest of the usual fonts, in ems. */
function emsOf(character: string): number {
	if (/[\s.,'’iljtfrI]/.test(character)) return 0.45;
	if (/[mwMW@&]/.test(character)) return 1.05;
	return /\p{Lu}/u.test(character) ? 0.84 : 0.71;
}

/** Width of a bold line, in ems, rather too large than too small. */
export const widthOf = (line: string): number => Array.from(line, emsOf).reduce((sum, one) => sum + one, 0);

const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** The words of a name; the slug replaces a name in a script that the font may lack. */
function wordsOf(title: string, slug: string): string[] {
	if (SQUARE.test(title)) return slug.split("-").map(capital);
	const all = title.split(/\s+/).filter(Boolean);
	const own = all.filter((word) => !LEGAL.has(word.toLowerCase().replace(/\./g, "")));
	return own.length > 0 ? own : all;
}

/** The lines of a logo: as many of the name's first words as fit into three short lines. */
export function wordmark(title: string, slug: string): string[] {
	const lines: string[] = [];
	for (const word of wordsOf(title, slug)) {
		const last = lines.at(-1);
		const joined = `${last} ${word}`;
		if (last !== undefined && joined.length <= LONGEST_LINE) lines[lines.length - 1] = joined;
		else if (lines.length < MOST_LINES) lines.push(word);
		else break;
	}
	return lines;
}
