import { isHome } from "../contact/places";
import { type Line, textOf } from "../line";
import { findPeriod, withoutPeriod } from "../text/dates";
import { type LabelKind, readLabelled } from "../text/labels";
import { isWrittenAsName } from "../text/name-words";
import { isShort } from "./entries";
import { looksLikeTitle } from "./looks-like";
import { periodOf, withoutDateLabel } from "./period-of";

const free = (line: Line): Line => ({ ...line, bullet: false });

/**
 * What stands beside the dates of a point; undefined if it has no period, or if it is in the middle. With `single`, a
 * date in brackets at the end is enough: "Baker at Fold Ltd (2020)".
 */
function besideDates(line: Line, single = false): string | undefined {
	const text = textOf(line);
	const period = line.bullet ? findPeriod(text) : undefined;
	if (!period || (period.single && !(single && /\([^()]+\)$/u.test(text)))) return undefined;
	// Only a remark stands behind the dates in their cell: "since May 2020, 12 h/week".
	const isLast = line.cells.length > 1 && findPeriod(line.cells.at(-1) ?? "")?.from === 0;
	const beside = isLast ? line.cells.slice(0, -1).join(" ") : withoutPeriod(text, period).join(" ");
	const isCell = line.cells.length > 1 || /[([|,•·–—-]\s*$/u.test(text.slice(0, period.from));
	const isAtEnd = isCell && (isLast || period.to >= text.length - 1);
	const isName = beside.split(/\s+[|•·]\s+/u).every((name) => isShort({ ...free(line), cells: [name] }));
	return isName && (isAtEnd || period.from === 0) ? beside : undefined;
}

/** Whether a bullet is only an icon before dates. */
const isIcon = (line: Line) => {
	const [first = ""] = line.cells;
	const period = line.bullet ? findPeriod(first) : undefined;
	return period?.single === false && period.from === 0 && period.to === first.length;
};

/** Whether a point of a list names a company and its place. */
const namesPlace = ({ cells }: Line) => cells.length > 1 && isHome(cells.at(-1) ?? "");

/** Points above the dates: companies, if all dates have one above them or if a place stands beside it. */
function withFreeNames(lines: readonly Line[]): Line[] {
	const isName = (line: Line, at: number) => {
		const next = lines[at + 1];
		return line.bullet && isShort(free(line)) && !findPeriod(textOf(line)) && next && periodOf(next) !== undefined;
	};
	const marks = lines.flatMap((line, at) => (periodOf(line) ? [at] : []));
	const areAll = marks.every((at) => lines.some((line, above) => above === at - 1 && isName(line, above)));
	return lines.map((line, at) => (isName(line, at) && (areAll || namesPlace(line)) ? free(line) : line));
}

/** Whether a point is a name in letters of its own, with its dates below and before the next point. */
function isHead(line: Line, at: number, lines: readonly Line[]): boolean {
	if (!line.bullet || !line.strong || line.runs || !isShort(free(line))) return false;
	const below = lines.slice(at + 1, at + 1 + MOST_ROWS);
	const end = below.findIndex(({ bullet }) => bullet);
	return below.slice(0, end < 0 ? undefined : end).some((one) => periodOf(one)?.single === false);
}

const labelBefore = (line: Line | undefined): LabelKind | undefined =>
	line?.bullet ? readLabelled(textOf(line))?.kind : undefined;

const isLabelledName = (line: Line) => ["company", "title"].includes(labelBefore(line) ?? "");

/** Whether dates, and nothing else, stand behind the label of a point or end what it names: "Period: 2019 – 2021", "Company: Fold (2020 – 2021)". */
function hasLabelledDates(line: Line): boolean {
	const text = line.bullet ? textOf(line) : "";
	const dates = withoutDateLabel(text);
	const period = findPeriod(dates);
	if (!period || dates.length - period.to > 1) return false;
	return dates === text ? isLabelledName(line) && !period.single : period.from === 0;
}

/** The points with labels that stand together around one of them. */
function labelledAround(lines: readonly Line[], at: number): readonly Line[] {
	const isOther = (_line: Line, index: number, all: readonly Line[]) => labelBefore(all[index]) === undefined;
	const above = lines.slice(0, at).findLastIndex(isOther);
	const below = lines.slice(at).findIndex(isOther);
	return lines.slice(above + 1, below < 0 ? undefined : at + below);
}

/** Lines without the bullets of labels, if names and dates stand behind these together and no other line has dates. */
function withFreeLabels(lines: readonly Line[]): readonly Line[] {
	const groups = lines.flatMap((line, at) => (hasLabelledDates(line) ? [labelledAround(lines, at)] : []));
	if (!groups.every((group) => group.some(isLabelledName)) || lines.some(periodOf)) return lines;
	const labels = new Set(groups.flat());
	return lines.map((line) => (labels.has(line) ? free(line) : line));
}

/** The rows of names and dates below a position that is a point of a list. */
const MOST_ROWS = 3;

/** What stands free right above each of certain points; nothing if one has no name there. */
function namesAbove(lines: readonly Line[], isPoint: (line: Line) => boolean): string[] {
	const above = lines.flatMap((line, at) => (isPoint(line) ? [lines[at - 1]] : []));
	return above.every((line) => isShort(line)) ? above.map(textOf) : [];
}

/**
 * Lines without the bullets that stand before names and dates of entries: icons of calendars, positions that are points
 * of a list, and companies above their positions.
 */
export function withoutEntryBullets(all: readonly Line[]): Line[] {
	const lines = withFreeLabels(all);
	const isSingle = lines.some((line) => besideDates(line) !== undefined);
	const named = lines.map((line) => besideDates(line, isSingle)).filter((text) => text !== undefined);
	const dated = lines.filter((line) => !line.bullet && periodOf(line)?.single === false);
	const above =
		dated.length > 0 || !named.every(isWrittenAsName)
			? []
			: namesAbove(lines, (line) => besideDates(line, isSingle) !== undefined);
	const areTitles = [named, above].some((texts) => texts.filter(looksLikeTitle).length * 2 >= named.length);
	const areHeads = lines.filter(isHead).length >= dated.length;
	const isFree = (line: Line, at: number) =>
		isIcon(line) || (areHeads && isHead(line, at, lines)) || (areTitles && besideDates(line, isSingle) !== undefined);
	return withFreeNames(lines.map((line, at) => (isFree(line, at) ? free(line) : line)));
}
