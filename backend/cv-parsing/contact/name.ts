import { looksLikeCompany, looksLikeTitle } from "../history/words";
import { type Flow, type Line, textOf } from "../line";
import { headingOf } from "../sections/headings";
import { findPeriod } from "../text/dates";
import { labelOf, readLabelled } from "../text/labels";
import { isLocation } from "./places";

/** Small words inside names. */
const PARTICLE = /^(?:bin|binti|van|von|de|del|della|der|den|di|da|dos|du|la|le|al|el|ter|ibn|y|zu|af|av|e|d')$/iu;
/** A name's word: begins with a capital letter, or is of a script without capital letters. */
const WORD = /^(?:[\p{Lu}\p{Lt}\p{Lo}][\p{L}\p{M}'’`.-]*|\p{Lu}\.)$/u;
const MOST_WORDS = 6;
const TITLE =
	/^(?:curriculum vitae|résumé|resume|cv|daftar riwayat hidup|riwayat hidup|lebenslauf|biodata|bio data|page|invoice|faktur)\b/i;

/** Degrees behind a name: ", S.Kom., M.M.", ", MBA". */
const DEGREES =
	/\s*,\s*(?:(?:[A-Z][A-Za-z]{0,5}\.){1,4}[A-Za-z]{0,5}\.?|MBA|PhD|MSc|BSc|MD|PMP|CPA|SE|SH|ST|MM|MT)(?:[\s,]+.*)?$/;

/** Whether a text can be a person's name; one word is enough. */
export function looksLikeName(text: string): boolean {
	const words = text.replace(DEGREES, "").split(" ");
	if (words.length > MOST_WORDS || text.length < 2 || text.length > 70) return false;
	if (TITLE.test(text) || headingOf(text) || labelOf(text) || isLocation(text)) return false;
	const [first = ""] = words;
	return WORD.test(first) && words.every((word) => WORD.test(word) || PARTICLE.test(word));
}

/** A name without the degrees behind it. */
export const cutDegrees = (name: string): string => name.replace(DEGREES, "").trim();

const isOccupation = (text: string) => looksLikeTitle(text) || looksLikeCompany(text);

/** Lines before a flow's first heading; few, since a name stands at the beginning. */
function opening(flow: Flow): Line[] {
	const first = flow.findIndex((line) => headingOf(textOf(line)) !== undefined);
	return flow.slice(0, first < 0 ? undefined : first).slice(0, 8);
}

/** Words behind a title: "Curriculum Vitae – Siti Rahma", "CV Siti Rahma". */
const AFTER_TITLE = /^(?:curriculum vitae|résumé|resume|daftar riwayat hidup|cv)\s*(?:of|:|[-–—|])?\s+(\S.*)$/i;

function candidates(flow: Flow): Line[] {
	return opening(flow).flatMap((line) => {
		const [cell = ""] = line.cells;
		const text = AFTER_TITLE.exec(cell)?.[1] ?? cell.split(/\s+[|•·–—-]\s+/u)[0] ?? "";
		const usable = !line.bullet && !readLabelled(cell) && !findPeriod(text) && looksLikeName(text);
		return usable ? [{ ...line, cells: [text] }] : [];
	});
}

/** A name that was set in two lines of large letters. */
function withSecondLine(line: Line, flow: Flow): string {
	const lines = opening(flow);
	const next = lines[lines.findIndex((one) => one.cells[0] === line.cells[0]) + 1];
	const text = textOf(line);
	const same = next && line.size > 1.5 && Math.abs(next.size - line.size) < 0.05 && next.strong === line.strong;
	const goesOn = same && next.cells.length === 1 && looksLikeName(textOf(next)) && !isOccupation(textOf(next));
	return goesOn ? `${text} ${textOf(next)}` : text;
}

/** The name at the beginning of a CV: among lines that can be one, that with the largest letters, else the first. */
export function findName(flows: readonly Flow[]): string | undefined {
	const all = flows.flatMap((flow) => candidates(flow).map((line) => ({ line, flow })));
	const people = all.filter(({ line }) => !isOccupation(textOf(line)));
	const largest = people.reduce<(typeof people)[number] | undefined>(
		(best, one) => (best && best.line.size >= one.line.size - 0.04 ? best : one),
		undefined,
	);
	return largest && cutDegrees(withSecondLine(largest.line, largest.flow));
}
