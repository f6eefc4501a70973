import type { Line } from "../line";
import { smallLetters } from "../text/clean";

const WORD = "(?:month|mon|mm|mes|mois|monat|bulan|m[eê]s)";
const YEAR = "(?:year|yyyy|yy|20xx|año|ano|année|jahr|jjjj|tahun|aaaa)";
const DATE = `(?:${WORD}[ ,./-]{0,2}${YEAR}|${YEAR}|start(?: date)?)`;
const END = `(?:${WORD}[ ,./-]{0,2}${YEAR}|${YEAR}|end(?: date)?)`;
const NOW = "present|current|now|sekarang|heute|actualidad|atual|présent";
const RANGE = new RegExp(`[([]?(?<![\\p{L}\\d])${DATE} ?(?:[-–—]|to) ?(?:${END}|(${NOW}))(?![\\p{L}\\d])[)\\]]?`, "u");

/** What the reader of dates takes for a period without any date. */
const [OPEN, CLOSED] = ["20XX – Present", "20XX – 20XX"];

/** Whether dates are placeholders in letters: "20XX – 20XX" is one for the reader of dates too. */
function readable(cell: string): string {
	const match = cell.length > LONGEST || !DASH.test(cell) ? null : RANGE.exec(smallLetters(cell));
	if (!match) return cell;
	const [text, now] = match;
	return `${cell.slice(0, match.index)}${now ? OPEN : CLOSED}${cell.slice(match.index + text.length)}`;
}
const DASH = /[-–—]|\sto\s/u;
const LONGEST = 140;

/** Lines in which placeholders of dates mark an entry, as dates would: "Month Year – Month Year", "MM/YYYY – Present". */
export const withPlaceholders = (lines: readonly Line[]): readonly Line[] =>
	lines.map((line) => {
		const cells = line.bullet ? line.cells : line.cells.map(readable);
		const isSame = cells.every((cell, at) => cell === line.cells[at]);
		return isSame ? line : { ...line, cells, parts: undefined, runs: undefined };
	});
