import { isTown } from "../contact/known-towns";
import { isLocation } from "../contact/places";
import { textOf } from "../line";
import { type Names, toChunks } from "./chunks";
import type { Entry } from "./entries";
import { isDepartment, looksLikeCompany, looksLikeTitle } from "./looks-like";
import { besidePeriod } from "./period-of";

/** A dash between a position and its team: "Nurse – Intensive Care". */
const DASH = /\s[–—-]\s/u;

/** One entry doesn't tell how all of them are written. */
const LEAST_ENTRIES = 2;

/** The only text above the dates and the only one beside them, or both names beside them with a bar between. */
function bothOf({ before, mark }: Entry): readonly [string, string] | undefined {
	const [above, ...others] = before;
	const [beside, ...more] = besidePeriod(mark);
	if (!beside || others.length + more.length > 0) return undefined;
	if (above) return above.cells.length === 1 ? [textOf(above), beside] : undefined;
	// "Nurse – Intensive Care | Fold Hearth | 2019 – 2021"
	const [first, second, ...rest] = beside.split(/\s*\|\s*/).filter(Boolean);
	return first && second && rest.length === 0 ? [first, second] : undefined;
}

const isPlace = (text: string) => isTown(text) || isLocation(text);

/** Whether a text beside the dates is a company, by its words or by the place behind it. */
const isCompany = (text: string) =>
	looksLikeCompany(text) || (text.includes(", ") && !isPlace(text) && placeBehind(text));

const placeBehind = (text: string) => isLocation(text.slice(text.indexOf(", ") + 2));

/** Whether the first part of a text above the dates is a position, and none of the others a company. */
function isTitle(text: string): boolean {
	const [first = "", ...others] = text.split(DASH);
	return looksLikeTitle(first) && !looksLikeCompany(first) && others.every((part) => !looksLikeCompany(part));
}

/**
 * Whether a dash above the dates is a part of the position, because the company stands beside the dates: so it is if most
 * entries, and all with such a dash, have a position above and another name beside the dates, and words or places tell at
 * least half of the companies.
 */
export function haveDashedTitles(entries: readonly Entry[]): boolean {
	const both = entries.map((entry) => bothOf(entry) ?? []).filter(([above]) => above !== undefined);
	const known = both.filter(([above = "", beside = ""]) => isTitle(above) && !isPlace(beside) && !isNoCompany(beside));
	return (
		known.length >= LEAST_ENTRIES &&
		known.length * 2 > entries.length &&
		both.every((one) => known.includes(one) || !DASH.test(one[0] ?? "")) &&
		(known.filter(([, beside = ""]) => isCompany(beside)).length * 2 >= known.length || areParted(entries, known))
	);
}

/** Whether bars part both names beside the dates, and most positions have no dash. */
const areParted = (entries: readonly Entry[], known: readonly (readonly string[])[]) =>
	entries.every(({ before }) => before.length === 0) &&
	known.filter(([title = ""]) => !DASH.test(title)).length * 2 > entries.length;

const isNoCompany = (text: string) => (looksLikeTitle(text) && !looksLikeCompany(text)) || isDepartment(text);

/** The position with its dash and the company beside the dates. */
export function dashedNames(entry: Entry): Names | undefined {
	const [above = "", beside = ""] = bothOf(entry) ?? [];
	const [company, ...others] = toChunks([beside]);
	return DASH.test(above) && company && others.length === 0 ? { title: above, company } : undefined;
}
