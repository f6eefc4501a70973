import { type Line, textOf } from "../line";
import { smallLetters } from "../text/clean";
import { findPeriod } from "../text/dates";

const WORD = "(?:month|mon|mm|mes|mois|monat|bulan|m[eê]s)";
const YEAR = "(?:year|yyyy|yy|20xx|año|ano|année|jahr|jjjj|tahun|aaaa)";
const DATE = `(?:(?:start(?:ing)? )?(?:${WORD}[ ,./-]{0,2}${YEAR}|${YEAR})(?: (?:started|begun|joined))?|start(?: date)?)`;
const END = `(?:(?:end(?:ing)? )?(?:${WORD}[ ,./-]{0,2}${YEAR}|${YEAR})(?: (?:ended|finished|left))?|end(?: date)?)`;
const NOW = "present|current|now|sekarang|heute|actualidad|atual|présent";
/** What a template says may stand in place of the last date: `or "Present"`, "/Present". */
const OR = `(?:(?: or |/)["“'‘]?(?:${NOW})["”'’]?)?`;
const RANGE = new RegExp(
	`[([<]?(?<![\\p{L}\\d])${DATE} ?(?:[-–—]|to) ?(?:${END}${OR}|(${NOW}))(?![\\p{L}\\d])[)\\]>]?`,
	"u",
);

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

/** Dates that were left out: "Baker, Fold Ltd ( — )". */
const EMPTY = /\(\s*[–—-]\s*\)/u;

const UNIT =
	"(?:years?|yrs?|months?|ans?|mois|jahre?|monate?|años?|mes(?:es)?|anos?|anni|mesi|jaar|maanden|tahun|bulan)";
const LENGTH = `\\d{1,2}(?:[.,]5)? ${UNIT}(?:(?: (?:and|et|und|y|e|en|dan))?,? \\d{1,2} ${UNIT})?`;
/** How long a position lasted, instead of its dates: "Duration: 3 years" in a line of its own, "(1 year)" behind the names. */
const DURATION = new RegExp(
	`^(?:duration|dur[ée]e|dauer|duraci[óo]n|dura[çc][ãa]o|durata|duur|durasi|lama)\\s*[:：]\\s*${LENGTH}$|\\(${LENGTH}\\)$`,
	"iu",
);

/** Lines in which placeholders of dates mark an entry, as dates would: "Month Year – Month Year", "MM/YYYY – Present". */
export function withPlaceholders(lines: readonly Line[]): readonly Line[] {
	const haveDates = lines.some((line) => !line.bullet && findPeriod(textOf(line)));
	const withDates = (cell: string) =>
		haveDates ? readable(cell) : readable(cell).replace(EMPTY, CLOSED).replace(DURATION, CLOSED);
	return lines.map((line) => {
		const isTold = line.bullet && !EMPTY.test(textOf(line));
		const cells = isTold ? line.cells : line.cells.map(withDates);
		const isSame = cells.every((cell, at) => cell === line.cells[at]);
		return isSame ? line : { ...line, bullet: false, cells, parts: undefined, runs: undefined };
	});
}
