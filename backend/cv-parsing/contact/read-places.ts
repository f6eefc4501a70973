import { hasNoDigits } from "../../../lib/contract/patterns";
import { type CvText, type Line, textOf } from "../line";
import type { ContactInfo } from "../profile";
import { firstOf, type Labelled, unlabelledItems, whole } from "../text/labels";
import { firstFound } from "./first-found";
import { findHome, isAddress, isHome, isOnlyRegion, mayBeHome, mayBeTown } from "./places";

const REMARK = /\s*\((?:home|work|rumah|kantor)\)/i;

/** Mail and web addresses, numbers, names of networks and spaced labels, which separate the other parts of a line. */
const REACHED =
	/\S+@\S+|https?:\S+|(?:[\p{Ll}\d-]+\.)+[a-z]{2,10}(?:\/\S*)?(?=\s|$)|\+?\(?\d[\d ().-]{8,}\d|\b(?:LinkedIn|GitHub|GitLab|Twitter|Website|Portfolio|Behance|Dribbble|Instagram|Facebook|Xing|Medium)\b|(?:\p{Lu} ){2,}\p{Lu}(?=\s)/u;

interface Places extends Pick<ContactInfo, "location" | "address"> {
	/** An unknown place beside mail addresses and numbers. */
	offered?: string;
}

/** Lines with the person's own mail address or number, and the lines next to them. */
export function besideReach({ top, side, main }: CvText, reached: readonly string[]): Line[] {
	const lines = [...top, ...side, ...main];
	const reaches = lines.map((line) => reached.some((one) => textOf(line).includes(one)));
	return lines.filter((_, at) => [at - 1, at, at + 1, at + 2].some((near) => reaches[near]));
}

/** Texts that may be places, without separators. */
const townsIn = (lines: readonly Line[]): string[] =>
	unlabelledItems(lines)
		.filter((item) => item.length <= 200)
		.flatMap((item) => item.split(REACHED).map((part) => part.trim()))
		.filter(Boolean);

/** A place in one text, or in two lines of a narrow column: "Ribeirão Preto, São" and "Paulo". */
function homeIn(towns: readonly string[]): string | undefined {
	const pairs = towns.map((town, at) => `${town} ${towns[at + 1] ?? ""}`);
	return firstFound(towns, findHome) ?? pairs.find((pair) => pair.length <= 50 && isHome(pair));
}

/** An unknown town above its region: "Dundalk" and "Co. Louth". */
function townAbove(region: string, towns: readonly string[], name: string): string | undefined {
	if (!isOnlyRegion(region)) return undefined;
	// A name in large letters can be beside both.
	const above = towns.slice(0, towns.indexOf(region)).findLast((town) => !name.includes(town));
	return above && mayBeTown(above) ? `${above}, ${region}` : undefined;
}

interface Introduction {
	labels: readonly Labelled[];
	/** The lines of a person's introduction. */
	own: readonly Line[];
	/** Lines beside their mail address or number. */
	beside: readonly Line[];
	name: string;
}

/** Where a person lives, as far as the CV says so. */
export function readPlaces({ labels, own, beside, name }: Introduction): Places {
	const named = firstOf(labels, "address", (value) => whole(value.replace(REMARK, "")));
	// Some call a town their address.
	const town = named && hasNoDigits(named) && isHome(named) ? named : undefined;
	const [towns, near] = [townsIn(own), townsIn(beside)];
	const found = firstOf(labels, "location", whole) ?? town ?? homeIn(towns) ?? homeIn(near);
	const above = found && townAbove(found, towns, name);
	const address = (town ? undefined : named) ?? unlabelledItems(own).find(isAddress);
	return above
		? { offered: above, address }
		: { location: found, address, offered: found ? undefined : near.find(mayBeHome) };
}
