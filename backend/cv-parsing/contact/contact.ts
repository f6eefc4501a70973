import { hasNoDigits } from "../../../lib/contract/patterns";
import { type CvText, type Line, textOf } from "../line";
import type { ContactInfo } from "../profile";
import { linesOf, type Section } from "../sections/sections";
import { findDay } from "../text/dates";
import { firstOf, type Labelled, labelledValues, unlabelledItems, whole } from "../text/labels";
import { cutDegrees, findName, isInAddress } from "./name";
import { findHome, isAddress, isHome } from "./places";
import { findEmail, findLinkedin, findPhone } from "./reach";

const namedIn = (value: string) => cutDegrees(value.replace(/\s*\(.*$/, "").replace(/[\s,;|]+$/u, "")) || undefined;

const REMARK = /\s*\((?:home|work|rumah|kantor)\)/i;

function firstFound<T>(texts: readonly string[], find: (text: string) => T | undefined): T | undefined {
	for (const text of texts) {
		const found = find(text);
		if (found !== undefined) return found;
	}
	return undefined;
}

/** Mail and web addresses and numbers, which part what else stands in one line without wide gaps. */
const REACHED =
	/\S+@\S+|https?:\S+|(?:[\w-]+\.)+(?:com|org|net|io|dev|me|co|de|id)(?:\/\S*)?(?=\s|$)|\+?\(?\d[\d ().-]{8,}\d/;

function readPlaces(labels: readonly Labelled[], lines: readonly Line[]): Pick<ContactInfo, "location" | "address"> {
	const free = unlabelledItems(lines).filter((item) => item.length <= 200);
	const towns = free.flatMap((item) => item.split(REACHED)).map((item) => item.trim());
	const named = firstOf(labels, "address", (value) => whole(value.replace(REMARK, "")));
	// Some call a town their address.
	const town = named && hasNoDigits(named) && isHome(named) ? named : undefined;
	const location = firstOf(labels, "location", whole) ?? town ?? firstFound(towns, findHome);
	return { location, address: (town ? undefined : named) ?? free.find(isAddress) };
}

/**
 * Who a CV is about. Numbers and addresses are looked for where people introduce themselves; mail and LinkedIn
 * addresses, which can't be taken for something else, also in the rest, except among references.
 */
export function readContact(text: CvText, sections: readonly Section[]): ContactInfo {
	const own = linesOf(sections, "head", "personal");
	const nearby = [...own, ...linesOf(sections, "summary")];
	const anywhere = [...nearby, ...sections.filter(({ kind }) => kind !== "other").flatMap(({ lines }) => lines)];
	const labels = labelledValues(own);
	const found = firstOf(labels, "email", findEmail) ?? firstFound(anywhere.map(textOf), findEmail);
	const named = firstOf(labels, "name", namedIn) ?? findName([text.top, text.side, text.main], found);
	// Below a section that isn't read only an address with the person's name is theirs: the others are referees'.
	const isOwn = (line: string) => isInAddress(named ?? "", findEmail(line));
	const last = found ? undefined : sections.flatMap(({ lines }) => lines.map(textOf)).findLast(isOwn);
	const email = found ?? findEmail(last ?? "");
	// Numbers that aren't known by their form are known beside the person's mail address.
	const beside = (line: string) => findPhone(line, email !== undefined && line.includes(email));
	return {
		name: named,
		preferred_name: firstOf(labels, "preferred", whole),
		email,
		phone:
			firstOf(labels, "phone", (value) => findPhone(value, true)) ??
			firstFound([...nearby.map(textOf), last ?? ""], beside),
		...readPlaces(labels, own),
		date_of_birth: firstOf(labels, "birth", findDay),
		nationality: firstOf(labels, "nationality", whole),
		linkedin_url: firstOf(labels, "linkedin", findLinkedin) ?? firstFound(anywhere.map(textOf), findLinkedin),
	};
}
