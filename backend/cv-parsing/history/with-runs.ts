import { isHome, mayBeTown } from "../contact/places";
import { textOf } from "../line";
import { findPeriod } from "../text/dates";
import { lookOf } from "./by-look";
import { toChunks } from "./chunks";
import { type Entry, isShort } from "./entries";
import { splitEntry } from "./entry-names";
import { withoutTowns } from "./entry-towns";
import { looksLikeCompany, looksLikeTitle } from "./looks-like";
import { besidePeriod } from "./period-of";
import { inRuns, runsOf } from "./runs";
import { isTownName } from "./town-behind";

/** Names in an entry, without a town that seems to be one. */
const namesOf = (entry: Entry) => splitEntry(entry).chunks.filter((text) => !isTownName(text));

/** Whether two texts above the dates are a position and a company, so that a text behind the dates is neither. */
const areBothAbove = (
	{ before: [line, ...others], mark }: Entry,
	[first = "", second = "", ...more]: readonly string[],
) =>
	line !== undefined &&
	others.length + more.length === 0 &&
	findPeriod(textOf(mark))?.from === 0 &&
	toChunks(besidePeriod(line)).length === 1 &&
	looksLikeTitle(first) !== looksLikeTitle(second);

/** The mark before a second name in letters of its own: ", Fold Hearth". */
const MARK = /^\s*[,@|–—-]\s*(?=\p{L})/u;

/** Both names beside the dates of an entry, if the look of their letters and a mark part them. */
function besideDates({ mark }: Entry): readonly [string, string] | undefined {
	const [first = "", second = "", date = "", ...others] = mark.runs ?? [];
	const isWhole = others.length === 0 && runsOf(mark) !== undefined && findPeriod(date)?.from === 0;
	const name = second.replace(MARK, "");
	return isWhole && name !== second && !isTownName(name) && !isHome(name) ? [first, name] : undefined;
}

/** Whether a line below the dates stands out from the next one as a name does. */
const isNameBelow = ({ after: [line, next] }: Entry) =>
	isShort(line) && (looksLikeCompany(textOf(line)) || (next !== undefined && lookOf(line) !== lookOf(next)));

/** Whether only places stand below the dates, as one that is known tells; they look alike. */
function arePlacesBelow(entries: readonly Entry[]): boolean {
	const below = entries.map(({ after: [line] }) => line).filter((line) => line !== undefined);
	const texts = below.map(textOf);
	const isKnown = (text: string) => isTownName(text) || isHome(text);
	return (
		below.length === entries.length &&
		new Set(below.map(lookOf)).size === 1 &&
		texts.some(isKnown) &&
		texts.every((text) => isKnown(text) || mayBeTown(text))
	);
}

/** Whether all entries have both names beside their dates, in letters of their own; a word tells in one of them which is the position, and none tells otherwise. */
function areBesideDates(entries: readonly Entry[]): boolean {
	const names = entries.map(besideDates);
	const isTold = ([first, second]: readonly [string, string]) => looksLikeTitle(first) !== looksLikeTitle(second);
	const told = names.filter((both) => both !== undefined && isTold(both));
	const isOne = told.every((both) => both && looksLikeTitle(both[0]) === looksLikeTitle(told[0]?.[0] ?? ""));
	return (
		!names.includes(undefined) && told.length > 0 && isOne && (!entries.some(isNameBelow) || arePlacesBelow(entries))
	);
}

/** Entries whose names only the look of their letters parts have a cell for each of them. */
export function withRuns(entries: readonly Entry[]): readonly Entry[] {
	const parted = ({ before, mark, after }: Entry): Entry => ({ before: before.map(inRuns), mark: inRuns(mark), after });
	// A town behind the dates of one entry tells that places stand there in all of them.
	const havePlaces = entries.some(({ mark }) => besidePeriod(mark).some(isTownName));
	const isJoint = (entry: Entry) => {
		const inLooks = [...entry.before, entry.mark].flatMap((line) => runsOf(line) ?? []);
		if (inLooks.length < 2 || (namesOf(entry).length > 1 && !(havePlaces && areBothAbove(entry, inLooks))))
			return false;
		return splitEntry(withoutTowns(parted(entry))).chunks.length > 1;
	};
	const isParted = entries.filter(isJoint).length * 2 > entries.length || areBesideDates(entries);
	return isParted ? entries.map(parted) : entries;
}
