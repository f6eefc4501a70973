import { isLocation, mayBeTown } from "../contact/places";
import type { Entry } from "./entries";
import { besideDates } from "./entry-towns";
import { isDepartment, looksLikeCompany, looksLikeTitle } from "./looks-like";
import { besidePeriod } from "./period-of";
import { isTownName } from "./town-behind";

/** A position, its company and one more text, as they stand in one text of an entry. */
interface Triple {
	text: string;
	third: string;
}

function triplesOf({ before, mark }: Entry): Triple[] {
	return [...before, mark].flatMap(besidePeriod).flatMap((text) => {
		const [first = "", second, third, ...others] = text.split(/,\s+/);
		const isTriple = second && !isDepartment(second) && others.length === 0 && looksLikeTitle(first);
		return isTriple && third ? [{ text, third }] : [];
	});
}

const isPlace = ({ third }: Triple) => isTownName(third) || isLocation(third);

/** An entry without the last part of a text. */
function without(entry: Entry, { text, third }: Triple): Entry {
	const cut = text.slice(0, -third.length).replace(/,\s+$/, "");
	const mend = ({ cells, ...line }: Entry["mark"]) => ({
		...line,
		cells: cells.map((cell) => (cell.includes(text) ? cell.replace(text, () => cut) : cell)),
	});
	return { ...entry, before: entry.before.map(mend), mark: mend(entry.mark) };
}

/**
 * Entries without places that aren't known: "Cook, Fold Hearth, Ahlat" beside "Baker, Saint Mill, Kulai". At least half
 * of the entries with three names between commas show that the third one is a place.
 */
export function withoutThirdPlaces(entries: readonly Entry[]): readonly Entry[] {
	const all = entries.flatMap(triplesOf);
	if (all.filter(isPlace).length * 2 < Math.max(all.length, 2)) return entries;
	return entries.map((entry) => {
		const unknown = triplesOf(entry).find((one) => !isPlace(one) && mayBeTown(one.third));
		return unknown ? without(entry, unknown) : entry;
	});
}

/** A company and its place, as they stand in one text of an entry with a position beside it: "Cook — Fold Hearth, Ōhope". */
function pairIn({ before, mark }: Entry): Triple | undefined {
	const texts = [...before, mark].flatMap(besidePeriod).flatMap((text) => text.split(/\s+[|•·–—-]\s+/u));
	const placed = texts.filter((text) => text.includes(", "));
	const [text = ""] = placed;
	const [name = "", third = "", ...others] = text.split(/,\s+/);
	const isPair = texts.length === 2 && placed.length === 1 && others.length === 0;
	return isPair && !looksLikeTitle(name) && !isDepartment(name) && mayBeTown(third) ? { text, third } : undefined;
}

/** Whether a place is known, or its name is a part of the company's: "Ōhope Bakery, Ōhope". */
const isTold = (pair: Triple) => isPlace(pair) || pair.text.indexOf(pair.third) < pair.text.length - pair.third.length;

/**
 * Entries without places behind their companies that aren't known, if all entries have one there: at least half of them are
 * known.
 */
export function withoutPlacesBehindCompanies(entries: readonly Entry[]): readonly Entry[] {
	const pairs = entries.map(pairIn);
	const told = pairs.filter((pair) => pair && isTold(pair));
	if (entries.length < LEAST_ENTRIES || pairs.includes(undefined) || told.length * 2 < pairs.length) return entries;
	return entries.map((entry, at) => (pairs[at] ? without(entry, pairs[at]) : entry));
}

/** One entry doesn't tell how all of them are written. */
const LEAST_ENTRIES = 2;

/** Whether a text may be a name: "Made bread daily" is the beginning of a description. */
const mayBeName = (text: string) =>
	looksLikeCompany(text) || looksLikeTitle(text) || !/^\p{Lu}\S*(?: \p{Ll}\S*)+$/u.test(text);

/** A town, known or not, in the column of the dates: "2019 – 2021", "Baker" above "Kulai", "Fold Hearth". */
function townInColumn({ mark, after: [line] }: Entry): string | undefined {
	const [town = "", ...names] = line?.parts ?? line?.cells ?? [];
	const mayBe = !line?.bullet && names.length > 0 && besideDates(mark).length > 0 && mayBeTown(town);
	return mayBe ? town : undefined;
}

/**
 * Entries without places in the column of the dates, which would seem to be companies. At least half of what stands there
 * are known towns.
 */
export function withoutTownsInColumn(entries: readonly Entry[]): readonly Entry[] {
	const towns = entries.flatMap((entry) => townInColumn(entry) ?? []);
	if (towns.filter(isTownName).length * 2 < Math.max(towns.length, 1)) return entries;
	return entries.map((entry) => {
		const [line, ...told] = entry.after;
		if (!line || townInColumn(entry) === undefined) return entry;
		const cells = (line.parts ?? line.cells).slice(1);
		const bullet = !cells.every(mayBeName);
		return { ...entry, after: [{ ...line, cells, bullet, parts: undefined, runs: undefined }, ...told] };
	});
}
