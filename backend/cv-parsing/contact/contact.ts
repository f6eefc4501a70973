import { type CvText, type Line, textOf } from "../line";
import type { ContactInfo, Offered } from "../profile";
import { linesOf, type Section } from "../sections/sections";
import { findDay } from "../text/dates";
import { firstOf, type Labelled, labelledValues, labelOf, whole } from "../text/labels";
import { type FoundName, findName } from "./find-name";
import { firstFound } from "./first-found";
import { footersOf } from "./footer";
import { labelledName } from "./labelled-name";
import { linkedMailboxes, readLinks } from "./links";
import { isInAddress } from "./name";
import { withoutOthers } from "./not-own";
import { isOwnEmail } from "./own-email";
import { findEmail, findLinkedin, findPhone } from "./reach";
import { besideReach, readPlaces } from "./read-places";
import { withWholeValues } from "./whole-lines";

/** Minimum number of digits of a number without a telltale form; years and codes have fewer. */
const LEAST_DIGITS = 9;

/** Whether a text is a label and a number without a colon, and nothing more: "Mobile 644 55 50 19". */
const isCalled = (text: string): boolean =>
	labelOf(/^(\p{L}[^\d+(]*)[\d+(][\d\s()+./-]*$/u.exec(text)?.[1] ?? "") === "phone";

/** The number in a line; the number of a house behind a gap isn't a part of it. */
function phoneIn(line: Line, labelled: boolean): string | undefined {
	const called = labelled ? undefined : firstFound(line.cells.filter(isCalled), (text) => findPhone(text, true));
	const whole = called ?? findPhone(textOf(line), labelled);
	const parts = line.parts ?? line.cells;
	const part = firstFound(parts, (text) => findPhone(text));
	const isBroken = parts.some((one) => /^[\d ().-]+$/.test(one) && whole?.endsWith(one));
	return part && (!whole || whole.startsWith(part)) && !isBroken ? part : whole;
}

/** Candidates for the person's number, where they introduce themselves. */
function mayBePhone(lines: readonly Line[]): string | undefined {
	const found = firstFound(lines, (line) => phoneIn(line, true));
	return found && found.replace(/\D/g, "").length >= LEAST_DIGITS ? found : undefined;
}

/** What labels in a summary may say of the person; others there are about somebody else as well: "Mail: boss@…". */
const IN_SUMMARY: ReadonlySet<string> = new Set(["phone", "location", "address", "birth"]);

/** Whether an address has at least two words of a name, so that it is hardly a namesake's. */
const hasWholeName = (name: string, address: string | undefined): boolean =>
	name.split(/\s+/).filter((word) => address?.toLowerCase().includes(word.toLowerCase())).length > 1;

const SENTENCE = /(?:\p{L}{2,}[^\p{L}]+){5}.*\.$/u;
const FIRST_PERSON = /(?<!\p{L})(?:me|my|saya|mich|mein\p{L}*)(?!\p{L})/iu;

/** Whether a number in a line of a summary may be the person's: "Call our shop on …" has another one. */
const mayReach = (line: Line) => !SENTENCE.test(textOf(line)) || FIRST_PERSON.test(textOf(line));

/** Contact data, and which of it is uncertain. */
export interface Contact {
	info: ContactInfo;
	offered: Offered;
}

/** The mail address of the text, else that of a link. If a line of the text cuts the address, its link has all of it. */
function emailIn(labels: readonly Labelled[], lines: readonly Line[], linked: string | undefined): string | undefined {
	const seen = firstOf(labels, "email", findEmail) ?? firstFound(lines.map(textOf), findEmail);
	const [short, whole] = [seen?.toLowerCase() ?? "", linked?.toLowerCase() ?? ""];
	const rest = whole.endsWith(short) ? whole.slice(0, whole.length - short.length) : "";
	const isCut = rest !== "" && lines.some((line) => textOf(line).toLowerCase().replace(/-$/, "").endsWith(rest));
	return isCut || whole.startsWith(short) ? linked : seen;
}

/**
 * The mail address below any section that has the person's name, else the one of a link. Other addresses may be referees',
 * and so may be one with a part of the name if there is a link.
 */
function unlinked(
	linked: string | undefined,
	name: string,
	sections: readonly Section[],
	{ about }: CvText,
): string | undefined {
	if (linked && isInAddress(name, linked)) return linked;
	const isOwn = (address: string | undefined) => isInAddress(name, address) && (!linked || hasWholeName(name, address));
	const addresses = sections.flatMap(({ lines }) => lines.map((line) => findEmail(textOf(line))));
	return (
		addresses.findLast(isOwn) ??
		linkedMailboxes(about?.links ?? []).find((address) => hasWholeName(name, address)) ??
		linked
	);
}

function nameOf(
	{ top, side, main, about }: CvText,
	labels: readonly Labelled[],
	email?: string,
): FoundName | undefined {
	const name = labelledName(labels);
	return name ? { name, isSure: true } : findName([top, side, main], { email, names: about?.names });
}

/**
 * The person a CV is about. Numbers and addresses are searched where people introduce themselves; mail and LinkedIn
 * addresses, which are unmistakable, also in the rest, except among references.
 */
export function readContact(all: CvText, parts: readonly Section[]): Contact {
	const text = { ...all, top: withoutOthers(all.top), side: withoutOthers(all.side), main: withoutOthers(all.main) };
	const sections = parts.map(({ kind, lines }) => ({ kind, lines: withoutOthers(lines) }));
	const own = withWholeValues(linesOf(sections, "head", "personal"));
	const summary = withWholeValues(linesOf(sections, "summary"));
	const nearby = [...own, ...summary];
	const read = sections.filter(({ kind }) => kind !== "other").flatMap(({ lines }) => lines);
	const anywhere = [...nearby, ...read, ...footersOf(sections)];
	const labels = [...labelledValues(own), ...labelledValues(nearby).filter(({ kind }) => IN_SUMMARY.has(kind))];
	const links = readLinks(text.about?.links ?? []);
	const found = emailIn(labels, anywhere, links.email);
	const named = nameOf(text, labels, found);
	const name = named?.name ?? "";
	const isLinked = found === links.email && !anywhere.some((line) => findEmail(textOf(line)));
	const written = found && !isLinked ? found : unlinked(found, name, sections, text);
	const email = written && (isLinked || isOwnEmail(written, name, nearby, anywhere)) ? written : undefined;
	// Numbers that aren't known by their form are known beside the person's mail address.
	const beside = (line: Line) => phoneIn(line, email !== undefined && textOf(line).includes(email));
	const { at, near } = besideReach(text, email ? [email] : []);
	const phone =
		firstOf(labels, "phone", (value) => findPhone(value, true)) ??
		// A line with words near the address may be another person's or a company's.
		firstFound(
			[...own, ...summary.filter(mayReach), ...at, ...near.filter((line) => !/\p{L}/u.test(textOf(line)))],
			beside,
		) ??
		links.phone;
	const reached = [email, phone].filter((one) => one !== undefined);
	const introduction = { labels, own, summary, beside: besideReach(text, reached), name };
	const { offered: place, ...places } = readPlaces(introduction);
	return {
		info: {
			name: named?.isSure ? named.name : undefined,
			preferred_name: firstOf(labels, "preferred", whole),
			email,
			phone,
			...places,
			date_of_birth: firstOf(labels, "birth", findDay),
			nationality: firstOf(labels, "nationality", whole),
			linkedin_url:
				firstOf(labels, "linkedin", findLinkedin) ?? firstFound(anywhere.map(textOf), findLinkedin) ?? links.linkedin,
		},
		offered: {
			name: named?.isSure ? undefined : named?.name,
			email: email ? undefined : written,
			phone: phone ? undefined : mayBePhone(own),
			location: place,
		},
	};
}
