import { type Line, textOf } from "../line";
import { findPeriod } from "../text/dates";
import { isWrittenAsName } from "../text/name-words";
import { lookOf } from "./by-look";
import { isShort } from "./entries";
import { looksLikeCompany, looksLikeTitle } from "./looks-like";
import { periodOf } from "./period-of";

/** One line doesn't tell what stands behind the dates of all of them. */
const LEAST_LINES = 2;
const MOST_WORDS = 3;

/** A line of a name, its dates and a place that needn't be known, without the place: "Fold Hearth 2019 – 2021 Mojácar". */
function withoutPlace(line: Line): Line | undefined {
	const text = textOf(line);
	const period = findPeriod(text);
	if (!period || period.single || line.bullet || line.cells.length > 1) return undefined;
	const [name, place] = [text.slice(0, period.from).trim(), text.slice(period.to).trim()];
	const isPlace = /^\p{Lu}[\p{L}'’. -]+$/u.test(place) && place.split(" ").length <= MOST_WORDS;
	const areNames = /^\p{Lu}.*\p{L}$/u.test(name) && [name, place].every(isWrittenAsName);
	if (!isPlace || !areNames || looksLikeTitle(place) || looksLikeCompany(place)) return undefined;
	return { ...line, cells: [text.slice(0, period.to)], parts: undefined, runs: undefined };
}

/**
 * Lines without the places behind their dates, if all lines with dates have one, look alike and stand below a name in other
 * letters, at least one of which is a position by its words.
 */
export function withoutPlacesBehind(lines: readonly Line[]): readonly Line[] {
	const plain = lines.map(withoutPlace);
	const marks = lines.flatMap((_, at) => (plain[at] ? [at] : []));
	const looks = new Set(marks.map((at) => lines[at] && lookOf(lines[at])));
	const above = marks.map((at) => lines[at - 1]);
	const areNamed = above.every((line) => isShort(line) && !looks.has(lookOf(line)));
	const areAll = lines.every((line, at) => plain[at] || !periodOf(line));
	const isTitle = (line: Line | undefined) => line !== undefined && looksLikeTitle(textOf(line));
	// The position stands above, or beside the dates.
	const isTold = above.some(isTitle) || (marks.every((at) => isTitle(plain[at])) && !above.some(isTitle));
	if (marks.length < LEAST_LINES || looks.size > 1 || !areNamed || !areAll || !isTold) return lines;
	return lines.map((line, at) => plain[at] ?? line);
}
