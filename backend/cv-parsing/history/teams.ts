import { isTown } from "../contact/known-towns";
import { isHome, isLocation } from "../contact/places";
import { findPeriod } from "../text/dates";
import { lookOf } from "./by-look";
import type { Entry } from "./entries";
import { isSurelyCompany, looksLikeCompany, looksLikeTitle } from "./looks-like";
import { besidePeriod } from "./period-of";

/** One entry doesn't tell how all of them are written. */
const LEAST_ENTRIES = 2;

/** Whether a line above the dates is a company: a word or a place beside it tells. Undefined if it can't be one. */
function tellsCompany({ before: [above, ...others] }: Entry): boolean | undefined {
	const [cell = "", ...places] = above?.cells ?? [];
	const [name = "", ...around] = cell.split(/,\s+/);
	const isName = name !== "" && !/[|•·–—]/.test(cell) && !findPeriod(cell) && !looksLikeTitle(name);
	if (!above || others.length > 0 || !isName) return undefined;
	const isPlaced = around.length > 0 && !isTown(name) && !isLocation(cell) && isHome(around.join(", "));
	return looksLikeCompany(cell) || isSurelyCompany(cell) || places.some(isHome) || isPlaced;
}

/** Whether beside the dates stands a position, and behind a comma nothing that is surely a company. */
function isTitle({ mark }: Entry): boolean {
	const [text = "", ...others] = besidePeriod(mark).filter((one) => !findPeriod(one));
	const [title = "", ...behind] = text.split(/,\s+/);
	return others.length === 0 && looksLikeTitle(title) && !behind.some(isSurelyCompany);
}

/** Whether an entry has no company above it, but is below one that is written in letters of its own. */
function sharesCompany({ before }: Entry, at: number, entries: readonly Entry[]): boolean {
	const above = entries.slice(0, at).findLast((one) => one.before.length > 0);
	return before.length === 0 && above !== undefined && lookOf(above.before[0] ?? above.mark) !== lookOf(above.mark);
}

/**
 * Whether a comma beside the dates parts a position from its team, since the company stands above: "Fold Ltd", "Engineer,
 * Payments". So it is if all entries are written so, and words or places tell at least half of the companies.
 */
export function haveTeams(entries: readonly Entry[]): boolean {
	const companies = entries.filter((one, at) => !sharesCompany(one, at, entries)).map(tellsCompany);
	return (
		entries.length >= LEAST_ENTRIES &&
		entries.every(isTitle) &&
		!companies.includes(undefined) &&
		companies.filter(Boolean).length * 2 >= companies.length
	);
}
