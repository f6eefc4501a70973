import { type Flow, type Line, textOf } from "../line";
import { isLanguage } from "../lists/known-languages";
import { headingOf } from "../sections/headings";
import { findPeriod } from "../text/dates";
import { readLabelled } from "../text/labels";
import { withoutMonograms } from "./monogram";
import { cutDegrees, isInAddress, isOccupation, looksLikeName } from "./name";
import { ownText } from "./own-text";
import { closedName, spacedName } from "./spaced-name";
import { wholeName } from "./whole-name";

/** A name, and whether it is certainly the person's. */
export interface FoundName {
	name: string;
	isSure: boolean;
}

/** What supports a name: the person's mail address, and the names in the file's own data. */
interface Hints {
	email?: string;
	names: readonly string[];
}

/** A name stands in one of so many lines, and only few stand above the heading of personal data. */
const MOST_LINES = 8;
const MOST_ABOVE = 3;

/** Lines before a flow's first heading, other than one above personal data; few, since a name stands at the beginning. */
function opening(flow: Flow): Line[] {
	const isPersonal = (line: Line) => headingOf(textOf(line)) === "personal";
	const start = flow.slice(0, MOST_ABOVE).findLastIndex(isPersonal) + 1;
	const first = flow.findIndex((line, at) => at >= start && headingOf(textOf(line)) !== undefined);
	const lines = flow.slice(0, first < 0 ? undefined : first).filter((line) => !isPersonal(line));
	return withoutMonograms(lines).slice(0, MOST_LINES);
}

/** Letters this large needn't begin with a capital, if the mail address has one of the words too; smaller ones, if it has all. */
const LARGE = 1.5;
const SMALL_LETTERS = /^\p{Ll}[\p{Ll}’'-]+(?: \p{Ll}[\p{Ll}’'-]+){1,3}$/u;

/** A name without the occupation behind it in smaller letters, as the mail address tells: "Wei Ling Tan Product Designer". */
function withoutOccupation(text: string, email: string | undefined): string {
	const words = text.split(" ");
	const last = isOccupation(text) ? words.findLastIndex((word) => isInAddress(word, email)) : -1;
	return last > 0 && isOccupation(words.slice(last + 1).join(" ")) ? words.slice(0, last + 1).join(" ") : text;
}

/** Controls of a web page that was printed, labels of a form that names no person, and what stands in place of a photo. */
const CONTROL =
	/^(?:candidate (?:profile|details|summary|cv)|home|menu|up|top|back|print|download.*|share|navigation|(?:show|hide|toggle|skip) .*|avatar|(?:passport |profile )?(?:photo|portrait|picture)|pas ?foto|bewerbungsfoto|(?:(?:job|position|studies) applied for|preferred job)|(?:strictly |private (?:and|&) )?confidential|vertraulich|rahasia)$/i;

/** The cell of a line that may be a name; headings and contact data can stand beside it. */
const nameCell = ({ cells }: Line): string =>
	cells.find((cell) => !headingOf(cell) && looksLikeName(ownText(cell))) ??
	cells.find((cell) => !headingOf(cell)) ??
	"";

/** A heading's lines at most this far apart; the text beside them may have one in between. */
const HEADING_SPAN = 3;

/** Whether a text is a part of a heading that a narrow margin cut: "Personal" and "Information". */
const isCutHeading = (cell: string, lines: readonly Line[], at: number) =>
	lines.slice(Math.max(0, at - HEADING_SPAN), at).some(({ cells }) => headingOf(`${cells[0]} ${cell}`)) ||
	lines.slice(at + 1, at + 1 + HEADING_SPAN).some(({ cells }) => headingOf(`${cell} ${cells[0]}`));

function candidates(lines: readonly Line[], { email, names }: Hints): Line[] {
	const isNamed = lines.some((line) => {
		const text = ownText(nameCell(line));
		return looksLikeName(text) && !isOccupation(text);
	});
	return lines.flatMap((line, at) => {
		const cell = nameCell(line);
		if (isCutHeading(cell, lines, at)) return [];
		const own = closedName(withoutOccupation(ownText(cell), email), email);
		// "janedoe", whose words only differ in their weight.
		const text = line.size >= LARGE && /^\p{Ll}+$/u.test(own) ? spacedName(own, { email, names }) : own;
		const isKnown = text !== own || isInAddress(text, email);
		const areKnown =
			line.size >= LARGE ? isKnown : at < 2 && !isNamed && text.split(" ").every((word) => isInAddress(word, email));
		const isSmall = SMALL_LETTERS.test(text) && areKnown && !isOccupation(text);
		const isName = looksLikeName(text) || isSmall;
		const usable =
			!line.bullet && !CONTROL.test(text) && !readLabelled(cell) && !findPeriod(text) && isName && !isLanguage(text);
		return usable ? [{ ...line, cells: [text] }] : [];
	});
}

/**
 * A name is the person's if its letters are this much larger than the running text and than any other possible name.
 */
const PROMINENT = 1.25;
const APART = 0.1;
/** Letters smaller than the running text's name others, "Photo: Jane Doe"; sizes of whole names may be inexact. */
const isLargeEnough = (line: Line) => line.size >= 1 || (line.size > 0.98 && textOf(line).includes(" "));

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, "");

/** The size of the largest letters in which a name's first word stands at the beginning. */
const sizeOf = (flows: readonly Flow[], name: string) =>
	Math.max(
		0,
		...flows
			.flatMap(opening)
			.filter((line) => textOf(line).includes(name.split(" ")[0] ?? ""))
			.map(({ size }) => size),
	);

/** A name in the file's metadata whose words all occur at the beginning of the text, in any order. */
function nameOfFile(flows: readonly Flow[], names: readonly string[]): string | undefined {
	const text = flows.flatMap(opening).flatMap(({ cells }) => cells.flatMap((cell) => cell.split(" ")));
	const words = new Set(text.map(letters).filter(Boolean));
	return names
		.map((name) => cutDegrees(ownText(name.normalize("NFKC").trim())))
		.filter((name) => looksLikeName(name) && name.includes(" ") && !isOccupation(name))
		.filter((name) => name.split(" ").every((word) => words.has(letters(word))))
		.sort((one, other) => sizeOf(flows, other) - sizeOf(flows, one))[0];
}

/** Words of agencies and slogans, which stand in large letters above names. */
const NO_PERSON =
	/(?<!\p{L})(?:recruit(?:ment|ing|ers?)|staffing|talents?|personnel|headhunters?|manpower|consultanc(?:y|ies)|careers?|zeitarbeit|personal(?:service|vermittlung|dienstleist\p{L}*)|outsourcing|intérim|uitzendbureau|making|creating|building|think(?:ing)?|ideas|passion(?:ate)?|dreams?|inspir(?:e|ing)|hello|your|our|about|better|different|happen|future|excellence|quality|together)(?!\p{L})/iu;

/** Whether two or three large words end with one that no occupation has, so that the first may be a name: "DEAN FOLD". */
function isLarge({ line }: { line: Line }): boolean {
	const words = textOf(line).split(" ");
	return line.size >= LARGE && words.length > 1 && words.length < 4 && !isOccupation(words.at(-1) ?? "");
}

/** Without texts that have a word of an agency or a slogan, if others remain. */
function likeliest<T extends { line: Line }>(all: readonly T[]): readonly T[] {
	const others = all.filter(({ line }) => !NO_PERSON.test(textOf(line)));
	return others.length > 0 ? others : all;
}

/** A lone word that is more often a heading than a name: "Management". */
const ABSTRACT =
	/^\p{L}+(?:ment|tion|sion|ship|ing|ness|ity|ics|graphy|ology|work|ware|come|thon|ery|schaft|ung|ción|ção)$/iu;

/**
 * The name at the beginning of a CV. Among the lines that may be a name, it prefers one whose words are in the mail
 * address, then the one with the largest letters, then the first. The name is certain if the address or the file's
 * metadata has it too, or if its letters stand out.
 */
export function findName(flows: readonly Flow[], { email, names = [] }: Partial<Hints> = {}): FoundName | undefined {
	const own = nameOfFile(flows, names);
	if (own) return { name: own, isSure: true };
	const texts = flows
		.flatMap(opening)
		.filter(({ size }) => size < LARGE)
		.map(textOf);
	const all = flows.flatMap((flow) => {
		const lines = opening(flow);
		return candidates(lines, { email, names: [...names, ...texts] }).map((line) => ({ line, lines }));
	});
	const addressed = all.filter(({ line }) => isInAddress(textOf(line), email) && isLargeEnough(line));
	const others = all.filter(({ line }) => !isOccupation(textOf(line)));
	const people = addressed.length > 0 ? addressed : likeliest(others.length > 0 ? others : all.filter(isLarge));
	const largest = people.reduce<(typeof people)[number] | undefined>(
		(best, one) => (best && best.line.size >= one.line.size - 0.04 ? best : one),
		undefined,
	);
	if (!largest) return undefined;
	const whole = wholeName(largest.line, largest.lines, email);
	const name = cutDegrees(spacedName(whole, { email, names }));
	const rest = people.filter(({ line }) => line !== largest.line && !whole.includes(textOf(line)));
	const isWord = ABSTRACT.test(name);
	const standsOut = largest.line.size >= PROMINENT && rest.every(({ line }) => line.size < largest.line.size - APART);
	const isKnown = names.some((one) => letters(one).includes(letters(name)));
	// A lone word further down may be anything.
	const isFirst = flows.some(([first]) => first && textOf(first).includes(whole));
	const isOnly = people.length === 1 && (isFirst || name.includes(" ") || largest.line.size >= PROMINENT);
	return { name, isSure: addressed.length > 0 || isKnown || (!isWord && (standsOut || isOnly)) };
}
