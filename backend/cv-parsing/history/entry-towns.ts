import { isTown } from "../contact/known-towns";
import { type Line, textOf } from "../line";
import { findPeriod } from "../text/dates";
import { type Entry, isShort } from "./entries";
import { looksLikeCompany, looksLikeTitle } from "./looks-like";
import { besidePeriod, onlyDates } from "./period-of";

/** Whether a text may be the place beside a name: nothing says that it is a name itself. */
export const mayBePlace = (text: string): boolean =>
	/^\p{Lu}/u.test(text) && !looksLikeTitle(text) && !looksLikeCompany(text);

/** Whether a line among others says only where something was; alone, it may be a company with a town's name. */
function isTownLine({ bullet, cells: [text = "", ...others] }: Line): boolean {
	return !bullet && others.length === 0 && isTown(text) && !looksLikeTitle(text) && !looksLikeCompany(text);
}

/** Lines this much smaller than the name below them are remarks: where it was; beside a position, a little smaller is enough. */
const SMALL = 0.85;
const SMALLER = 0.95;

const isAside = (line: Line, next: Line, mark: Line) =>
	isTownLine(line) ||
	(line.size < (isTitleInColumn(mark) ? SMALLER : SMALL) * next.size &&
		line.cells.length === 1 &&
		mayBePlace(textOf(line)));

/** What stands behind dates in a column of their own. */
export function besideDates({ cells, parts = cells }: Line): readonly string[] {
	const [date = "", ...named] = parts;
	return findPeriod(date)?.to === date.length ? named : [];
}

const isTitleInColumn = (mark: Line) => looksLikeTitle(besideDates(mark)[0] ?? "");

/** Whether a comma parts a company from the position before it; other parts are a position's: "Cook, Pastry", "Manager, Food". */
function hasCompanyBehind(text: string): boolean {
	const behind = text.split(/,\s+/).slice(1).join(", ");
	return behind.includes(" ") && looksLikeCompany(behind);
}

/** The line with the dates without the town beside them, if the lines above it have both names, or a name stands before the dates. */
function withoutTownBeside(mark: Line, named: readonly Line[]): Line {
	const [period, [town = "", ...others]] = [findPeriod(textOf(mark)), besidePeriod(mark)];
	// "Fold Hearth 2019 – 2021 Kulai"
	const isBehindName = mark.cells.length === 1 && others.length === 1 && isTownLine({ ...mark, cells: others });
	if (period && period.from > 0 && isBehindName) return { ...mark, cells: [textOf(mark).slice(0, period.to)] };
	const areBoth = named.length > 1 || named.some((line) => line.cells.length > 1 || hasCompanyBehind(textOf(line)));
	if (!period || !areBoth || others.length > 0 || !isTownLine({ ...mark, cells: [town] })) return mark;
	return onlyDates(mark);
}

/** An entry without the towns between its names and behind its dates. */
export function withoutTowns({ before, mark: dates, after }: Entry): Entry {
	const named = before.filter((line) => !isTownLine(line));
	const mark = withoutTownBeside(dates, named);
	const [first, second] = after;
	const isBetween = first !== undefined && isShort(second) && isAside(first, second, mark);
	return { before: named.length > 0 ? named : before, mark, after: isBetween ? after.slice(1) : after };
}
