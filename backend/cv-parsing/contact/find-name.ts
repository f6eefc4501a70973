import { type Flow, type Line, textOf } from "../line";
import { isLanguage } from "../lists/languages";
import { headingOf } from "../sections/headings";
import { findPeriod } from "../text/dates";
import { readLabelled } from "../text/labels";
import { cutDegrees, isInAddress, isOccupation, looksLikeName } from "./name";
import { ownText } from "./own-text";
import { spacedName } from "./spaced-name";
import { wholeName } from "./whole-name";

/** A name, and whether it is certainly the person's. */
export interface FoundName {
	name: string;
	isSure: boolean;
}

/** What supports a name: the person's mail address, and the names in the file's own data. */
interface Hints {
	email?: string;
	names?: readonly string[];
}

/** Lines before a flow's first heading, other than one above personal data; few, since a name stands at the beginning. */
function opening(flow: Flow): Line[] {
	const start = flow[0] && headingOf(textOf(flow[0])) === "personal" ? 1 : 0;
	const first = flow.findIndex((line, at) => at >= start && headingOf(textOf(line)) !== undefined);
	return flow.slice(start, first < 0 ? undefined : first).slice(0, 8);
}

/** Letters this large needn't begin with a capital, if the mail address has the words too. */
const LARGE = 1.5;
const SMALL_LETTERS = /^\p{Ll}[\p{Ll}’'-]+(?: \p{Ll}[\p{Ll}’'-]+){1,3}$/u;

/** A name without the occupation behind it in smaller letters, as the mail address tells: "Wei Ling Tan Product Designer". */
function withoutOccupation(text: string, email: string | undefined): string {
	const words = text.split(" ");
	const last = isOccupation(text) ? words.findLastIndex((word) => isInAddress(word, email)) : -1;
	return last > 0 && isOccupation(words.slice(last + 1).join(" ")) ? words.slice(0, last + 1).join(" ") : text;
}

/** Controls of a web page that was printed. */
const CONTROL =
	/^(?:home|menu|up|top|back|print|download.*|share|navigation|(?:show|hide|toggle|skip) .*|avatar|photo|portrait|picture)$/i;

function candidates(lines: readonly Line[], email: string | undefined): Line[] {
	return lines.flatMap((line) => {
		// A heading can stand beside the name, in the margin.
		const cell = line.cells.find((one) => !headingOf(one)) ?? "";
		const text = withoutOccupation(ownText(cell), email);
		const isSmall = line.size >= LARGE && SMALL_LETTERS.test(text) && isInAddress(text, email) && !isOccupation(text);
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

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, "");

/** A name in the file's metadata whose words all occur at the beginning of the text, in any order. */
function nameOfFile(flows: readonly Flow[], names: readonly string[]): string | undefined {
	const text = flows.flatMap(opening).flatMap(({ cells }) => cells.flatMap((cell) => cell.split(" ")));
	const words = new Set(text.map(letters).filter(Boolean));
	return names
		.map((name) => cutDegrees(ownText(name.normalize("NFKC").trim())))
		.filter((name) => looksLikeName(name) && name.includes(" ") && !isOccupation(name))
		.find((name) => name.split(" ").every((word) => words.has(letters(word))));
}

/**
 * The name at the beginning of a CV. Among the lines that may be a name, it prefers one whose words are in the mail
 * address, then the one with the largest letters, then the first. The name is certain if the address or the file's
 * metadata has it too, or if its letters stand out.
 */
export function findName(flows: readonly Flow[], { email, names = [] }: Hints = {}): FoundName | undefined {
	const own = nameOfFile(flows, names);
	if (own) return { name: own, isSure: true };
	const all = flows.flatMap((flow) => {
		const lines = opening(flow);
		return candidates(lines, email).map((line) => ({ line, lines }));
	});
	const addressed = all.filter(({ line }) => isInAddress(textOf(line), email) && line.size >= 1);
	const people = addressed.length > 0 ? addressed : all.filter(({ line }) => !isOccupation(textOf(line)));
	const largest = people.reduce<(typeof people)[number] | undefined>(
		(best, one) => (best && best.line.size >= one.line.size - 0.04 ? best : one),
		undefined,
	);
	if (!largest) return undefined;
	const whole = wholeName(largest.line, largest.lines, email);
	const name = cutDegrees(spacedName(whole, { email, names }));
	const others = people.filter(({ line }) => line !== largest.line && !whole.includes(textOf(line)));
	const standsOut = largest.line.size >= PROMINENT && others.every(({ line }) => line.size < largest.line.size - APART);
	const isKnown = names.some((one) => letters(one).includes(letters(name)));
	// A lone word further down may be anything.
	const isFirst = flows.some(([first]) => first && textOf(first).includes(whole));
	const isOnly = people.length === 1 && (isFirst || name.includes(" ") || largest.line.size >= PROMINENT);
	return { name, isSure: addressed.length > 0 || isKnown || standsOut || isOnly };
}
