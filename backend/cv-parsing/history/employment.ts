import { type Line, textOf } from "../line";
import type { Employment } from "../profile";
import { findPeriod, type Period, withoutPeriod } from "../text/dates";
import { firstOf, isTableHead, labelledValues, whole } from "../text/labels";
import { type Names, orderOf, toChunks, toNames } from "./chunks";
import { canBeHeader, type Entry, toEntries } from "./entries";
import { looksLikeCompany, looksLikeTitle } from "./words";

const MOST_ENTRIES = 50;
const LONGEST_DESCRIPTION = 20_000;

/** A date that stands in a sentence marks nothing: little may stand beside it. */
const MOST_BESIDE = 110;

const plain = (text: string) => text.replace(/^(?:periode?|duration|dates?|masa kerja|waktu|tahun)\s*[:：]\s*/iu, "");

/** The time that a line gives as a position's: at its beginning or end, or in its own cell or brackets. */
export function periodOf(line: Line): Period | undefined {
	const text = plain(textOf(line));
	if (line.bullet) return undefined;
	const period = findPeriod(text);
	if (!period || text.length - (period.to - period.from) > MOST_BESIDE) return undefined;
	const before = text.slice(0, period.from).trim();
	const after = text.slice(period.to).trim();
	const atEdge = before === "" || /^[)\]|,.·•]*$/u.test(after) || line.cells.length > 1 || /^[|·•,–—(-]/u.test(after);
	const isSentence = /\p{Ll}[.;]$/u.test(text) && text.split(" ").length > 12;
	return atEdge && !isSentence ? period : undefined;
}

/** Texts of a line without its dates. */
function besidePeriod(line: Line): string[] {
	return line.cells.flatMap((cell) => {
		const text = plain(cell);
		const period = findPeriod(text);
		return period ? withoutPeriod(text, period) : [text];
	});
}

interface Split {
	chunks: string[];
	told: Line[];
}

/** Whether a line is short enough for a name. */
const isShort = (line: Line | undefined): line is Line =>
	line !== undefined && canBeHeader(line) && textOf(line).length <= 80 && textOf(line).split(" ").length <= 8;

/** What is known about all entries of a CV, which is written in one manner. */
interface Manner {
	/** A position stands before its company. */
	titleFirst: boolean;
	/** A name stands below the dates. */
	nameBelow: boolean;
}

function mannerOf(entries: readonly Entry[]): Manner {
	const nameBelow = entries.every(({ after: [first, second] }) => isShort(first) && !isShort(second));
	const order = entries.map((entry) => orderOf(splitEntry(entry, nameBelow).chunks)).reduce((sum, one) => sum + one, 0);
	return { titleFirst: order >= 0, nameBelow };
}

/** Whether a line below the dates names what is still missing beside `chunks`. */
function isNameLine(line: Line | undefined, chunks: readonly string[], nameBelow: boolean): line is Line {
	if (!isShort(line)) return false;
	const [known] = chunks;
	if (known === undefined || nameBelow) return true;
	const text = textOf(line);
	return looksLikeTitle(known) ? looksLikeCompany(text) && !looksLikeTitle(text) : looksLikeTitle(text);
}

/** Takes names from the lines around the dates, and from the lines below as long as something is missing. */
function splitEntry({ before, mark, after }: Entry, nameBelow: boolean): Split {
	let chunks = toChunks([...before, mark].flatMap((line) => besidePeriod(line)));
	let used = 0;
	while (chunks.length < 2 && used < 2) {
		const line = after[used];
		if (!isNameLine(line, chunks, nameBelow)) break;
		chunks = [...chunks, ...toChunks(line.cells)];
		used += 1;
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

function toEmployment(entry: Entry, { titleFirst, nameBelow }: Manner): Employment {
	const named = fromLabels(entry);
	const without = (lines: readonly Line[]) => lines.filter((line) => !isLabelled(line));
	const free = { before: without(entry.before), mark: entry.mark, after: without(entry.after) };
	const { chunks, told } = splitEntry(free, nameBelow);
	const names = namesBeside(named, chunks, titleFirst);
	const { start, end, lasts = false, single } = periodOf(entry.mark) ?? {};
	return {
		company_name: names.company,
		job_title: names.title,
		industry: named.industry,
		job_family: named.family,
		job_level: named.level,
		// A lone date doesn't say whether it is the start.
		start_date: single ? undefined : start,
		end_date: end,
		is_current_job: lasts,
		job_description: description(told),
	};
}

/** Positions of the experience sections, in the CV's order. An entry is known by its dates. */
export function readEmployment(lines: readonly Line[]): Employment[] {
	const rows = lines.filter((line) => !isTableHead(line));
	const entries = toEntries(rows, (line) => periodOf(line) !== undefined).slice(0, MOST_ENTRIES);
	const manner = mannerOf(entries);
	return entries.map((entry) => toEmployment(entry, manner)).filter((one) => one.company_name || one.job_title);
}
