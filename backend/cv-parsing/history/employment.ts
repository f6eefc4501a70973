import { isTown } from "../contact/known-towns";
import { isHome } from "../contact/places";
import { type Line, textOf } from "../line";
import type { Employment } from "../profile";
import { findPeriod, withoutPeriod } from "../text/dates";
import { firstOf, isTableHead, labelledValues, whole } from "../text/labels";
import { type Names, orderOf, splitBeforePlace, toChunks, toNames } from "./chunks";
import { withDatesInPlace } from "./date-column";
import { canBeHeader, type Entry, isShort, toEntries } from "./entries";
import { looksLikeCompany, looksLikeTitle } from "./looks-like";
import { periodOf, withoutDateLabel } from "./period-of";
import { inRuns, runsOf } from "./runs";
import { withUndated } from "./undated";
import { withWholeTitles } from "./wrapped-names";

const MOST_ENTRIES = 50;
const LONGEST_DESCRIPTION = 20_000;

/** A cell after the first that seems to name a place: "Pune, Maharashtra". */
const withoutPlaces = (line: Line): Line => ({
	...line,
	cells: line.cells.filter((cell, at) => at === 0 || !isHome(cell)),
});

/** Texts of a line without its dates. */
function besidePeriod({ cells }: Line): string[] {
	return cells.flatMap((cell) => {
		const text = withoutDateLabel(cell);
		const period = findPeriod(text);
		return period ? withoutPeriod(text, period) : [text];
	});
}

const orMore = (some: string[], others: string[]) => (others.length > some.length ? others : some);

interface Split {
	chunks: string[];
	told: Line[];
}

/** What all entries of a CV have in common, because one CV follows one style. */
interface Manner {
	/** Positions come before their companies. */
	titleFirst: boolean;
	/** Names come below the dates. */
	nameBelow: boolean;
	/** A comma separates position and company. */
	hasComma: boolean;
}

/** Whether most entries have a trait. */
const most = (entries: readonly Entry[], has: (entry: Entry) => boolean) => entries.filter(has).length * 2 > entries.length;

function mannerOf(entries: readonly Entry[]): Manner {
	const nameBelow = entries.every(({ after: [first, second] }) => isShort(first) && !isShort(second));
	const named = (entry: Entry) => splitEntry(withoutTowns(entry), nameBelow).chunks;
	const order = entries.map((entry) => orderOf(named(entry))).reduce((sum, one) => sum + one, 0);
	const hasComma = ({ before, mark, after }: Entry) => {
		const [first, second] = named({ before, mark, after });
		return [...before, mark].some((line) => second && textOf(line).includes(`${first}, ${second}`));
	};
	return { titleFirst: order >= 0, nameBelow, hasComma: entries.filter(hasComma).length * 2 >= entries.length };
}

/** Entries whose names only the look of their letters parts have a cell for each of them. */
function withRuns(entries: readonly Entry[]): readonly Entry[] {
	const parted = ({ before, mark, after }: Entry): Entry => ({ before: before.map(inRuns), mark: inRuns(mark), after });
	const isJoint = (entry: Entry) => {
		if (![...entry.before, entry.mark].some(runsOf) || splitEntry(entry, false).chunks.length > 1) return false;
		return splitEntry(parted(entry), false).chunks.length > 1;
	};
	return most(entries, isJoint) ? entries.map(parted) : entries;
}

/**
 * Whether a line differs from the next ones as a name differs from a description: by its letters, or because bullets or
 * prose follow.
 */
function standsApart(line: Line, next: Line | undefined): boolean {
	if (!next || next.bullet || !isShort(next)) return true;
	if (next.strong !== line.strong || Math.abs(next.size - line.size) > 0.04 || next.font !== line.font) return true;
	return line.cells.length > 1 || isHome(textOf(next));
}

/** Whether a line also says where something was: "Fold & Hearth • Saint Paul". */
const namesPlace = ({ cells }: Line) =>
	cells
		.flatMap((cell) => cell.split(/\s+[|•·–—-]\s+/u))
		.slice(1)
		.some(isHome);

/** Whether the line at `index` below the dates names what is still missing beside `chunks`. */
function isNameLine(after: readonly Line[], index: number, chunks: readonly string[], nameBelow: boolean): boolean {
	const line = after[index];
	if (!isShort(line) || !/^[\p{Lu}\p{Lo}\d(@«“"]/u.test(textOf(line))) return false;
	const [known] = chunks;
	if (known === undefined || nameBelow) return true;
	const text = textOf(line);
	const names = looksLikeTitle(known) ? looksLikeCompany(text) && !looksLikeTitle(text) : looksLikeTitle(text);
	return names || standsApart(line, after[index + 1]) || namesPlace(line);
}

/** Whether a line among others says only where something was; alone, it may be a company with a town's name. */
function isTownLine({ bullet, cells: [text = "", ...others] }: Line): boolean {
	return !bullet && others.length === 0 && isTown(text) && !looksLikeTitle(text) && !looksLikeCompany(text);
}

/** Lines this much smaller than the name below them are remarks: where it was. */
const SMALL = 0.85;

const isAside = (line: Line, next: Line) =>
	isTownLine(line) || (line.size < SMALL * next.size && line.cells.length === 1 && mayBePlace(textOf(line)));

/** An entry without the towns between its names. */
function withoutTowns({ before, mark, after }: Entry): Entry {
	const named = before.filter((line) => !isTownLine(line));
	const [first, second] = after;
	const isBetween = first !== undefined && isShort(second) && isAside(first, second);
	return { before: named.length > 0 ? named : before, mark, after: isBetween ? after.slice(1) : after };
}

const hasName = (cells: readonly string[]) => toChunks(besidePeriod({ cells } as Line)).length > 0;

/** Whether a text may be the place beside a name: nothing says that it is a name itself. */
const mayBePlace = (text: string) => /^\p{Lu}/u.test(text) && !looksLikeTitle(text) && !looksLikeCompany(text);

/**
 * Lines above the dates without the places beside their names: "Acme Ltd" and "Kulai" above "Baker" and the dates. A text
 * is a place there if both names stand below each other in the first column.
 */
function withoutAsides({ before, mark, after: [next] }: Entry): Line[] {
	const [first = "", ...others] = mark.cells;
	const isBeside = others.length > 0 && !hasName(others) && hasName([first]);
	const isBelow = !hasName(mark.cells) && isShort(next) && looksLikeTitle(textOf(next)) && !periodOf(next);
	return before.map((line) => {
		const [name = "", aside, ...more] = line.cells;
		const isAside = aside !== undefined && more.length === 0 && mayBePlace(aside);
		return isAside && (isBeside || isBelow) ? { ...line, cells: [name] } : line;
	});
}

/** Takes names from the lines around the dates, and from the lines below as long as something is missing. */
function splitEntry(entry: Entry, nameBelow: boolean): Split {
	const { mark, after } = entry;
	const before = withoutAsides(entry);
	const named = (line: Line) => besidePeriod(withoutPlaces(line));
	const marked = toChunks(named(mark));
	// If the line with the dates names both, the text above it is about several positions.
	let chunks = marked.length > 1 ? marked : toChunks([...before, mark].flatMap(named));
	let used = 0;
	while (chunks.length < 2 && used < 2 && isNameLine(after, used, chunks, nameBelow)) {
		chunks = [...chunks, ...toChunks(after[used]?.cells ?? [])];
		used += 1;
	}
	if (chunks.length < 2) {
		// "Acme, Berlin" seems to be a place too.
		const all = [...before, mark].flatMap(besidePeriod);
		chunks = orMore(chunks, orMore(toChunks(all), splitBeforePlace(besidePeriod(mark))));
	}
	// A line that only says where it was is no description.
	const next = after[used];
	if (next && canBeHeader(next) && toChunks(next.cells).length === 0) used += 1;
	return { chunks, told: after.slice(used) };
}

const description = (lines: readonly Line[]) =>
	lines
		.map((line) => `${line.bullet ? "• " : ""}${textOf(line)}`)
		.join("\n")
		.slice(0, LONGEST_DESCRIPTION) || undefined;

/** What the labels of an entry say outright: "Jabatan: …", "Industry: …". */
function fromLabels(entry: Entry) {
	const lines = [...entry.before, entry.mark, ...entry.after].filter((line) => textOf(line).length < 150);
	const labels = labelledValues(lines);
	return {
		company: firstOf(labels, "company", whole),
		title: firstOf(labels, "title", whole),
		industry: firstOf(labels, "industry", whole),
		family: firstOf(labels, "job-family", whole),
		level: firstOf(labels, "job-level", whole),
	};
}

const isLabelled = (line: Line) => labelledValues([line]).some(({ kind }) => kind !== "ignored");

/** Names from labels; where only one has a label, the other is what stands free. */
function namesBeside({ company, title }: Names, chunks: readonly string[], titleFirst: boolean): Names {
	const [free] = chunks;
	if (company && title) return { company, title };
	if (company) return { company, title: free && looksLikeTitle(free) ? free : undefined };
	return title ? { title, company: free } : toNames(chunks, titleFirst);
}

/** Names of an entry, parted at the comma that parts those of the other entries. */
function atComma(chunks: string[], hasComma: boolean): string[] {
	const [only = "", ...others] = chunks;
	const names = only.split(", ");
	return hasComma && others.length === 0 && names.length === 2 ? names : chunks;
}

function toEmployment(entry: Entry, { titleFirst, nameBelow, hasComma }: Manner): Employment {
	const named = fromLabels(entry);
	const without = (lines: readonly Line[]) => lines.filter((line) => !isLabelled(line));
	const free = { before: without(entry.before), mark: entry.mark, after: without(entry.after) };
	const { chunks, told } = splitEntry(withoutTowns(free), nameBelow);
	const names = namesBeside(named, atComma(chunks, hasComma), titleFirst);
	const { start, end, startYear, endYear, lasts = false, single } = periodOf(entry.mark) ?? {};
	return {
		company_name: names.company,
		job_title: names.title,
		industry: named.industry,
		job_family: named.family,
		job_level: named.level,
		// A lone date doesn't say whether it is the start.
		start_date: single ? undefined : start,
		end_date: end,
		start_year: single ? undefined : startYear,
		end_year: endYear,
		is_current_job: lasts,
		job_description: description(told),
	};
}

/** Positions of the experience sections, in the CV's order. An entry is known by its dates. */
export function readEmployment(lines: readonly Line[]): Employment[] {
	const rows = withDatesInPlace(withWholeTitles(lines.filter((line) => !isTableHead(line))));
	const isMark = (line: Line) => periodOf(line) !== undefined;
	const dated = toEntries(rows, isMark, ({ cells }) => hasName(cells)).slice(0, MOST_ENTRIES);
	const entries = withRuns(withUndated(dated));
	const manner = mannerOf(entries);
	return entries.map((entry) => toEmployment(entry, manner)).filter((one) => one.company_name || one.job_title);
}
