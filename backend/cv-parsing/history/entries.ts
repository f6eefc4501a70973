import { isState } from "../contact/places";
import { type Line, textOf } from "../line";
import { findPeriod } from "../text/dates";
import { type LabelKind, labelledValues } from "../text/labels";
import { isDuty } from "../words/duties";
import { looksLikeCompany, looksLikeTitle } from "./looks-like";

/** The lines of one position or school: its names and its description. */
export interface Entry {
	/** Lines above the one that marks the entry. */
	before: Line[];
	/** The line that marks it. */
	mark: Line;
	after: Line[];
}

/** Labels of why somebody left. */
const REASON = /^(?:alasan (?:keluar|berhenti|resign)|reasons? (?:for|of) leaving)\s*[:：]/iu;

/** Lines that can name something: no point of a list, no sentence. */
export const canBeHeader = (line: Line): boolean => {
	const text = textOf(line);
	// "Runs two shifts a day. (Kulai)"
	const last = text.replace(/\s\([^()]*\)$/, "");
	return (
		!line.bullet &&
		text.length <= 120 &&
		!isDuty(text) &&
		!REASON.test(text) &&
		[text, last].every((one) => !/[.;]$/.test(one.replace(ABBREVIATION, "")) || endsWithState(one))
	);
};

/** Whether a text ends with a state's abbreviation: "Fold Hearth, Nashville, Tenn.". */
const endsWithState = (text: string) => text.includes(", ") && isState(text.split(/,\s+/).at(-1) ?? "");

/** Forms of companies and countries, which end no sentence. */
const ABBREVIATION =
	/\b(?:[Ii]nc|INC|[Ll]td?|LTD|[Bb]ros|[Cc]ie|Şti|[Cc]o|CO|[Cc]orp|[Tt]bk|[Bb]hd|BHD|LLC|PLC|[Pp]vt|[Pp]ty|[Ll]tda|LTDA|S\.A|B\.V|UK|USA)\.$|\b(?:\p{L}{1,2}\.){2,}$/u;

const MOST_WORDS = 8;

const isName = (text: string) => /^[\p{Lu}\p{Lo}\d]/u.test(text) && isShortName(text);

/** Whether a text is short enough for a name, or for a known position or company and another name with a mark between them. */
const isShortText = (text: string) => {
	if (isShortName(text)) return true;
	const names = text.split(/\s+[|•·–—]\s+/u);
	return names.every(isName) && names.some((name) => looksLikeTitle(name) || looksLikeCompany(name));
};

/** Places behind commas don't count. */
const isShortName = (text: string) => {
	const [name = "", ...places] = text.split(/,\s+/);
	return (
		name.split(" ").length <= MOST_WORDS &&
		(places.every((part) => /^\p{Lu}/u.test(part)) || text.split(" ").length <= MOST_WORDS)
	);
};

/** A remark behind a name: "Baker (promoted twice, each time within a year)", "Picker (temporary, via Fold Hearth)". */
export const LONG_REMARK = /(?<=\p{L}) \((?:(?:[^\s()]+ ){3,}[^()]*|\p{Ll}[^(),]*, [^()]*)\)$/u;

/** Whether a line is short enough for a name, but for a remark in brackets. */
export const isShort = (line: Line | undefined): line is Line => {
	if (line === undefined || !canBeHeader(line)) return false;
	const cells = line.cells.map((cell) => cell.replace(LONG_REMARK, ""));
	return cells.join(" ").length <= 80 && cells.every(isShortText);
};

/** More lines with labels don't belong to one entry. */
const MOST_LABELLED = 8;

/** What the labels of a line call the names of an entry. */
const namedIn = (line: Line): LabelKind[] =>
	labelledValues([line]).flatMap(({ kind }) => (kind === "company" || kind === "title" ? [kind] : []));

/** How many header lines stand directly above position `index`, at most `most` without labels, and no names of `others`. */
function headersAbove(
	lines: readonly Line[],
	index: number,
	from: number,
	most: number,
	others: ReadonlySet<LabelKind> = new Set(),
): number {
	let count = 0;
	let free = 0;
	while (index - count - 1 >= from && count < MOST_LABELLED) {
		const line = lines[index - count - 1];
		if (!line || !canBeHeader(line) || namedIn(line).some((kind) => others.has(kind))) break;
		free += labelledValues([line]).length > 0 ? 0 : 1;
		if (free > most) break;
		count += 1;
	}
	return count;
}

/** More lines than these don't name one thing. */
const MOST_ABOVE = 3;

/** Whether a line begins with its dates. */
const isLeading = (line: Line) => findPeriod(textOf(line))?.from === 0;

/** Whether dates begin a line below a name that looks like the first entry's, which has its dates behind. */
const isBroken = (mark: Line | undefined, first: Line | undefined, above: Line) =>
	first !== undefined &&
	mark !== undefined &&
	isLeading(mark) &&
	findPeriod(textOf(first)) !== undefined &&
	!isLeading(first) &&
	above.font !== undefined &&
	above.font === first.font &&
	above.strong &&
	first.strong;

/**
 * Whether both names stand beside the dates of an entry, while the first has none there, so that what stands above belongs to
 * the entry before it.
 */
const isWhole = (mark: Line | undefined, first: Line | undefined, namesIn: NamesIn) =>
	first !== undefined && mark !== undefined && namesIn(first) === 0 && namesIn(mark) > 1;

/** How many names stand beside the dates of a line. */
type NamesIn = (line: Line) => number;

/** Whether dates that stand beside the names of the first entry have none beside them, where a narrow column cut the line. */
const isCut = (mark: Line | undefined, first: Line | undefined, namesIn: NamesIn) =>
	first !== undefined && mark !== undefined && namesIn(first) > 0 && namesIn(mark) === 0;

/** Names that labels have below the dates of the first and of the last entry, where the first has another one above these. */
function labelledBelow(lines: readonly Line[], marks: readonly number[], most: number): ReadonlySet<LabelKind> {
	const [start = 0, second] = marks;
	const above = lines.slice(start - most, start).flatMap(namedIn);
	const last = lines.slice(marks.at(-1)).flatMap(namedIn);
	const below = above.length > 0 ? lines.slice(start + 1, second).flatMap(namedIn) : [];
	return new Set(below.filter((kind) => !above.includes(kind) && last.includes(kind)));
}

/**
 * Splits a section into entries. Each has one line that `isMark` knows (the dates of a position, the name of a school).
 * The number of lines above the first mark is the same in all of them, because one CV follows one style.
 */
export function toEntries(
	lines: readonly Line[],
	isMark: (line: Line) => boolean,
	namesIn: NamesIn = () => 0,
): Entry[] {
	const marks = lines.flatMap((line, index) => (isMark(line) ? [index] : []));
	const [start] = marks;
	if (start === undefined) return [];
	const most = headersAbove(lines, start, 0, MOST_ABOVE);
	const others = labelledBelow(lines, marks, most);
	const starts = marks.map((mark, number) => {
		const previous = marks[number - 1];
		const [line, first, above] = [lines[mark], lines[start], lines[mark - 1]];
		const isNamedAbove = isShort(above) && (isCut(line, first, namesIn) || isBroken(line, first, above));
		const count = isNamedAbove ? Math.max(most, 1) : most;
		// Where the first entry begins with its dates, lines above those of the next one belong to the first, labels too.
		return count === 0 || isWhole(line, first, namesIn)
			? mark
			: mark - headersAbove(lines, mark, previous === undefined ? 0 : previous + 1, count, others);
	});
	return marks.flatMap((mark, number) => {
		const line = lines[mark];
		const before = lines.slice(starts[number], mark);
		return line ? [{ before, mark: line, after: lines.slice(mark + 1, starts[number + 1]) }] : [];
	});
}
