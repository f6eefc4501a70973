import { isHome } from "../contact/places";
import { type Line, textOf } from "../line";
import { isShort } from "./entries";
import { besideDates } from "./entry-towns";
import { looksLikeTitle } from "./looks-like";
import { periodOf } from "./period-of";

const lookOf = ({ strong, size, font }: Line) => [strong, Math.round(size * 20), font ?? ""].join();

/** Whether a line is dates and one name beside them. */
const isMark = (line: Line) => line.cells.length === 2 && !line.bullet && besideDates(line).length === 1;

/** The looks of a name beside its dates and of the name below it, if they differ. */
const looksOf = (mark: Line | undefined, below: Line | undefined): string | undefined =>
	mark && isShort(below) && lookOf(mark) !== lookOf(below) ? `${lookOf(mark)} ${lookOf(below)}` : undefined;

/** Whether a line may be the part of a name that stands above or below the rest of it, beside the dates. */
function isPart(line: Line | undefined, mark: Line): line is Line {
	if (!isShort(line) || line.cells.length > 1 || lookOf(line) !== lookOf(mark) || periodOf(line)) return false;
	return !looksLikeTitle(textOf(line)) && !looksLikeTitle(mark.cells[1] ?? "") && !isHome(textOf(line));
}

/**
 * Lines of which no name beside its dates is cut in two, as a narrow column leaves it: "Dinas Pertanian Kabupaten" above
 * "2018 – 2020", "Buleleng". At least half of the names are whole, and a line follows each in the same other letters.
 */
export function withWholeBesideDates(lines: readonly Line[]): Line[] {
	const marks = lines.flatMap((line, at) => (isMark(line) ? [at] : []));
	const isCutAbove = (at: number) => lines[at] !== undefined && isPart(lines[at - 1], lines[at]);
	const isCutBelow = (at: number) => lines[at] !== undefined && isPart(lines[at + 1], lines[at]);
	const whole = marks.filter((at) => !isCutAbove(at) && !isCutBelow(at));
	const cut = marks.filter((at) => isCutAbove(at) !== isCutBelow(at));
	const after = (at: number) => lines[at + 1 + (isCutBelow(at) ? 1 : 0)];
	const looks = new Set([...whole, ...cut].map((at) => looksOf(lines[at], after(at))));
	const areMost = cut.length > 0 && whole.length >= cut.length && whole.length + cut.length === marks.length;
	// What also stands below the last name is a description.
	const last = marks.at(-1) ?? 0;
	const below = lines.slice(last + 2 + (isCutBelow(last) ? 1 : 0));
	if (below.some((line) => lines[last] && isPart(line, lines[last]))) return [...lines];
	if (!areMost || looks.size > 1 || looks.has(undefined)) return [...lines];
	const parts = new Set(cut.map((at) => (isCutAbove(at) ? at - 1 : at + 1)));
	return lines.flatMap((line, at) => {
		if (parts.has(at)) return [];
		if (!cut.includes(at)) return [line];
		const [dates = "", name = ""] = line.cells;
		const beside = [isCutAbove(at) ? lines[at - 1] : undefined, isCutBelow(at) ? lines[at + 1] : undefined];
		const [above = "", below = ""] = beside.map((part) => part && textOf(part));
		return [{ ...line, cells: [dates, `${above} ${name} ${below}`.trim()], parts: undefined, runs: undefined }];
	});
}
