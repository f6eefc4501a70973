import { looksLikeCompany, looksLikeTitle } from "../history/words";
import { type Flow, type Line, textOf } from "../line";
import { isLanguage } from "../lists/languages";
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
	/\s*,\s*(?:(?:[A-Z][A-Za-z]{0,5}\.){1,4}[A-Za-z]{0,5}\.?|MBA|P[Hh]\.?D\.?|M\.?S[Cc]\.?|B\.?S[Cc]\.?|MPH|MPhil|RN|CFA|MD|PMP|CPA|SE|SH|ST|MM|MT)(?:[\s,]+.*)?$/;

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
const AFTER_TITLE =
	/^(?:curriculum vitae|résumé|resume|daftar riwayat hidup|lebenslauf|hoja de vida|cv)\s*(?:of|von|de|:|[-–—|])?\s+(\S.*)$/i;
/** A title behind the name: "Jane Doe Resume", "Jane Doe's CV". */
const BEFORE_TITLE = /^(\S.*?)(?:['’]s)?[\s,|–—-]+(?:curriculum vitae|résumé|resume|cv|lebenslauf)$/i;

/** A heading in one line with the name: "Personal Information John Doe". */
function withoutHeading(text: string): string {
	const words = text.split(" ");
	const ends = [2, 1].filter((count) => count < words.length && headingOf(words.slice(0, count).join(" ")));
	return ends[0] === undefined ? text : words.slice(ends[0]).join(" ");
}

const ownText = (cell: string): string => {
	const text = AFTER_TITLE.exec(cell)?.[1] ?? BEFORE_TITLE.exec(cell)?.[1] ?? cell;
	return withoutHeading(text.split(/\s*[|•·]\s*|\s+[–—-]\s+/u)[0] ?? "");
};

function candidates(flow: Flow): Line[] {
	return opening(flow).flatMap((line) => {
		const [cell = ""] = line.cells;
		const text = ownText(cell);
		const usable = !line.bullet && !readLabelled(cell) && !findPeriod(text) && looksLikeName(text) && !isLanguage(text);
		return usable ? [{ ...line, cells: [text] }] : [];
	});
}

const plain = (text: string) =>
	text
		.normalize("NFD")
		.replace(/[^\p{L}\s-]/gu, "")
		.toLowerCase();

/** Whether a name's words stand in the person's own mail address: "Jane Developer" and jane.developer@…. */
export function isInAddress(name: string, email: string | undefined): boolean {
	const mailbox = plain(email?.split("@")[0]?.replaceAll(".", " ") ?? "").replace(/[\s-]/g, "");
	const words = plain(cutDegrees(name)).split(/[\s-]+/);
	return words.some((word) => word.length > 2 && mailbox.includes(word));
}

/** Whether two lines look like the halves of one large name. */
const areHalves = (one: Line | undefined, other: Line | undefined): boolean =>
	one !== undefined &&
	other !== undefined &&
	Math.abs(one.size - other.size) < 0.05 &&
	(one.strong === other.strong || one.size > 2) &&
	Math.max(one.cells.length, other.cells.length) === 1 &&
	`${ownText(textOf(one))} ${ownText(textOf(other))}`.split(" ").length <= 5;

/** A name that was set in two lines: of large letters, or with the half that the mail address names below or above. */
function withOtherLine(line: Line, flow: Flow, email: string | undefined): string {
	const lines = opening(flow);
	const at = lines.findIndex((one) => ownText(one.cells[0] ?? "") === line.cells[0]);
	const text = textOf(line);
	const isHalf = (half: string, other: Line | undefined) => looksLikeName(half) && areHalves(other, lines[at]);
	// A line of another column can stand between the halves.
	const next = [lines[at + 1], lines[at + 2]].find((one) => areHalves(one, lines[at]));
	const [above = "", below = ""] = [lines[at - 1], next].map((one) => ownText(one?.cells[0] ?? ""));
	const large = line.size > 1.5 && !isOccupation(below);
	if (isHalf(below, next) && (large || (line.size > 1.2 && isInAddress(below, email)))) return `${text} ${below}`;
	return isHalf(above, lines[at - 1]) && line.size > 1.2 && !isOccupation(above) ? `${above} ${text}` : text;
}

/**
 * The name at the beginning of a CV: a line that can be one and whose words stand in the mail address, else that with
 * the largest letters, else the first.
 */
export function findName(flows: readonly Flow[], email?: string): string | undefined {
	const all = flows.flatMap((flow) => candidates(flow).map((line) => ({ line, flow })));
	const addressed = all.filter(({ line }) => isInAddress(textOf(line), email) && line.size >= 1);
	const people = addressed.length > 0 ? addressed : all.filter(({ line }) => !isOccupation(textOf(line)));
	const largest = people.reduce<(typeof people)[number] | undefined>(
		(best, one) => (best && best.line.size >= one.line.size - 0.04 ? best : one),
		undefined,
	);
	return largest && cutDegrees(withOtherLine(largest.line, largest.flow, email));
}
