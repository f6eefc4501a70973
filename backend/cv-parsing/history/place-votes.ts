import { isAround, isLocation, mayBeTown } from "../contact/places";
import { type Line, textOf } from "../line";
import { findPeriod } from "../text/dates";
import { type Entry, isShort } from "./entries";
import { besideDates } from "./entry-towns";
import { isDepartment, looksLikeCompany, looksLikeTitle } from "./looks-like";
import { besidePeriod, onlyDates } from "./period-of";
import { isTownName } from "./town-behind";

/** A text of an entry that may be a place. */
interface Spot {
	/** Whether it is one, whatever the other entries have there. */
	isTold: boolean;
	/** The entry without it. */
	rest: Entry;
}

/** One way to write an entry with a place. */
interface Manner {
	spotIn: (entry: Entry) => Spot | undefined;
	/** Share of the places that must be told, and the number of entries with one that it takes at least. */
	share: number;
	least: number;
	/** Whether all entries must be written so. */
	all?: boolean;
	/** Whether told places are left out without the others, too. */
	alone?: boolean;
}

const isPlace = (text: string) => isTownName(text) || isLocation(text);
const mayBePlace = (text: string) => isPlace(text) || mayBeTown(text);

const textsOf = ({ before, mark }: Entry) => [...before, mark].flatMap(besidePeriod);

/** An entry in which `change` made the lines down to its dates anew. */
const changed = ({ before, mark, after }: Entry, change: (line: Line) => Line): Entry => ({
	before: before.map(change),
	mark: change(mark),
	after,
});

/** An entry without the place at the end of a text. */
const withoutEnd = (entry: Entry, text: string, place: string): Entry =>
	changed(entry, (line) => ({
		...line,
		cells: line.cells.map((cell) => cell.replace(text, text.slice(0, -place.length).replace(/,\s+$/, ""))),
	}));

/** A text without the country behind a town. */
const withoutAround = (text: string) => {
	const at = text.lastIndexOf(", ");
	return at > 0 && isAround(text.slice(at + 2)) ? text.slice(0, at) : text;
};

/** "Cook, Fold Hearth, Ahlat" and "Cook, Fold Hearth, Ahlat, Chile" */
function thirdIn(entry: Entry): Spot | undefined {
	for (const text of textsOf(entry)) {
		const [first = "", second, place, ...others] = withoutAround(text).split(/,\s+/);
		const isThird =
			second &&
			place &&
			others.length === 0 &&
			!isDepartment(second) &&
			(looksLikeTitle(first) || isAround(text.split(", ").at(-1) ?? ""));
		if (isThird && mayBePlace(place))
			return {
				isTold: isPlace(place),
				rest: isPlace(place) ? entry : withoutEnd(entry, text, text.slice(text.lastIndexOf(place))),
			};
	}
	return undefined;
}

/** "Cook — Fold Hearth, Ōhope" */
function behindCompany(entry: Entry): Spot | undefined {
	const texts = textsOf(entry).flatMap((text) => text.split(/\s+[|•·–—-]\s+/u));
	const placed = texts.filter((text) => text.includes(", "));
	const [text = ""] = placed;
	const [name = "", place = "", ...others] = text.split(/,\s+/);
	const isPair = texts.length === 2 && placed.length === 1 && others.length === 0;
	if (!isPair || looksLikeTitle(name) || isDepartment(name) || !mayBeTown(place)) return undefined;
	// "Ōhope Bakery, Ōhope"
	return { isTold: isPlace(place) || name.includes(place), rest: withoutEnd(entry, text, place) };
}

const AT_COMPANY_AND_PLACE = /\s(?:at|@|bei|chez|pada|bij|presso)\s\p{Lu}[^,]*,\s+(\p{Lu}[^,]*)$/u;

/** "Cook at Fold Hearth, Ōhope" */
function atCompany(entry: Entry): Spot | undefined {
	const text = textsOf(entry).find((one) => AT_COMPANY_AND_PLACE.test(one)) ?? "";
	const [, place = ""] = AT_COMPANY_AND_PLACE.exec(text) ?? [];
	if (!mayBePlace(place) || looksLikeCompany(place)) return undefined;
	return { isTold: isPlace(place), rest: withoutEnd(entry, text, place) };
}

/** Whether a text may be a name: "Made bread daily" is the beginning of a description. */
const mayBeName = (text: string) =>
	looksLikeCompany(text) || looksLikeTitle(text) || !/^\p{Lu}\S*(?: \p{Ll}\S*)+$/u.test(text);

/** A place in the column of the dates: "2019 – 2021", "Baker" above "Kulai", "Fold Hearth". */
function inColumn({ after: [line, ...told], ...entry }: Entry): Spot | undefined {
	const [place = "", ...cells] = line?.parts ?? line?.cells ?? [];
	const isBeside = line && !line.bullet && cells.length > 0 && besideDates(entry.mark).length > 0;
	if (!isBeside || !mayBeTown(place)) return undefined;
	const below = { ...line, cells, bullet: !cells.every(mayBeName), parts: undefined, runs: undefined };
	return { isTold: isTownName(place), rest: { ...entry, after: [below, ...told] } };
}

const PAIR_AND_PLACE = /^([^,]+), ([^,]+?)\s+[–—|·-]\s+(\p{Lu}[^,]*)$/u;

/** "Porter, Fold Hearth — Kulai"; the place may also be a company that is named like a town. */
function behindBoth(entry: Entry): Spot | undefined {
	for (const line of [...entry.before, entry.mark]) {
		const [first = "", ...cells] = line.cells;
		const [, one = "", other = "", place = ""] = (!findPeriod(first) && PAIR_AND_PLACE.exec(first)) || [];
		if (one && looksLikeTitle(one) !== looksLikeTitle(other)) {
			const parted = { ...line, cells: [one, other, ...cells], parts: undefined, runs: undefined };
			const isTold = isTownName(place) && !looksLikeTitle(place);
			return { isTold, rest: changed(entry, (it) => (it === line ? parted : it)) };
		}
	}
	return undefined;
}

/** "Porter, Fold Hearth" above "Kulai" and the dates; alone, that may be a company below a position with a comma. */
function belowBoth(entry: Entry): Spot | undefined {
	const { before, mark } = entry;
	const [place = "", ...others] = besidePeriod(mark);
	const areAbove = before.some(({ cells }) => cells.length > 1 || cells[0]?.includes(", "));
	if (!areAbove || place === "" || others.length > 0) return undefined;
	return { isTold: isTownName(place), rest: { ...entry, mark: onlyDates(mark) } };
}

const COMPANY_AND_PLACE = /^([^,(|•·]+?)(?:,\s+|\s+[|•·–—-]\s+|\s+\()(\p{Lu}[^,()|•·–—]*)\)?$/u;

/** "Fold Hearth - Kulai" beside the dates, and "Cook" below. */
function aboveTitle(entry: Entry): Spot | undefined {
	const [text = "", ...others] = besidePeriod(entry.mark);
	const [, name = "", place = ""] = COMPANY_AND_PLACE.exec(text) ?? [];
	const [next] = entry.after;
	const isPair = entry.before.length + others.length === 0 && isShort(next) && next.cells.length === 1;
	if (!isPair || !mayBePlace(place) || isDepartment(place) || [name, text].some(looksLikeTitle)) return undefined;
	const cells = entry.mark.cells.map((cell) => cell.replace(text, name));
	return {
		isTold: isPlace(place) || looksLikeTitle(textOf(next)),
		rest: { ...entry, mark: { ...entry.mark, cells, parts: undefined, runs: undefined } },
	};
}

const MANNERS: readonly Manner[] = [
	{ spotIn: aboveTitle, share: 0.5, least: 1 },
	{ spotIn: behindBoth, share: 1, least: 2 },
	{ spotIn: belowBoth, share: 0.75, least: 2 },
	{ spotIn: inColumn, share: 0.5, least: 1 },
	{ spotIn: thirdIn, share: 0.5, least: 2 },
	{ spotIn: atCompany, share: 0.5, least: 3, alone: true },
	{ spotIn: behindCompany, share: 0.5, least: 2, all: true },
];

/**
 * Entries without texts that would seem to be companies, and are places by what the other entries have in the same spot: most
 * of these are known towns.
 */
export const withoutPlaces = (entries: readonly Entry[]): readonly Entry[] =>
	MANNERS.reduce((rest, { spotIn, share, least, all, alone }) => {
		const spots = rest.map(spotIn);
		const found = spots.filter((spot) => spot !== undefined);
		const told = found.filter(({ isTold }) => isTold);
		const isVoted = told.length >= share * Math.max(found.length, least) && !(all && found.length < rest.length);
		const isLeftOut = (spot: Spot | undefined) => isVoted || (alone && spot?.isTold);
		return rest.map((entry, at) => (isLeftOut(spots[at]) && spots[at]?.rest) || entry);
	}, entries);
