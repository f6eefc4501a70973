import { headingOf } from "../sections/headings";
import { findPeriod } from "../text/dates";
import { isTime } from "../text/time";
import { LINE_PITCH, wasFull } from "./open-line";
import type { Row, Segment } from "./rows";
import { EDGE } from "./sides";

/** Fewer entries don't show that descriptions stand beside all names. */
const LEAST_ENTRIES = 2;
/** Position and company, above their dates. */
const LEAST_NAMES = 2;
/** A description has a text of at least this many characters and words. */
const LEAST_LETTERS = 30;
const LEAST_WORDS = 5;

/** Names above their dates, and the description beside them. */
interface Entry {
	from: number;
	to: number;
	left: Segment[];
	right: Segment[];
}

/** Whether a text begins inside a sentence. */
const isInside = (text: string) => /^[\p{Ll}\p{Lo}\d(&]/u.test(text);
const isAlike = (one: Segment, other: Segment) => one.font === other.font && Math.abs(one.size - other.size) < 0.1;
const isAt = (segment: Segment | undefined, x: number) => segment !== undefined && Math.abs(segment.x - x) < EDGE;
const isDate = ({ text }: Segment) => isTime(text) || findPeriod(text)?.from === 0;
const isHeading = ({ text }: Segment) => headingOf(text) !== undefined;

/** The entry that begins at a row with a name and a text beside it, as far as lines follow closely. */
function entryFrom(rows: readonly Row[], from: number): Entry | undefined {
	const [name, text, ...others] = rows[from]?.segments ?? [];
	if (!name || !text || others.length > 0) return undefined;
	const entry: Entry = { from, to: from, left: [], right: [] };
	for (let row = rows[from]; row; row = rows[entry.to]) {
		const above = rows[entry.to - 1];
		const isNear = entry.to === from || (above !== undefined && row.y - above.y < LINE_PITCH * text.size);
		const left = row.segments.filter((one) => isAt(one, name.x) && one.right < text.x - EDGE);
		const right = row.segments.filter((one) => isAt(one, text.x));
		const isAgain = left.length > 0 && entry.left.length < entry.to - from;
		if (!isNear || isAgain || left.length + right.length < row.segments.length) break;
		entry.left.push(...left);
		entry.right.push(...right);
		entry.to += 1;
	}
	return entry;
}

/** Lines of which each that had no room for the first word of the next one goes on in it. */
function joined(lines: readonly Segment[], right: number, goesOn: (text: string) => boolean = () => true): Segment[] {
	const done: Segment[] = [];
	let last: Segment | undefined;
	for (const line of lines) {
		const open = done.at(-1);
		if (open && last && isAlike(last, line) && wasFull(last, line, right) && goesOn(line.text.trim())) {
			const text = `${open.text.trim()} ${line.text.trim()}`;
			done[done.length - 1] = { ...open, text, right: Math.max(open.right, line.right), parts: [text], runs: [text] };
		} else done.push(line);
		last = line;
	}
	return done;
}

const isProse = ({ text }: Segment) => text.length >= LEAST_LETTERS && text.split(/\s+/).length >= LEAST_WORDS;

/** Whether names stand above their dates on the left, and nothing but a description beside them. */
function isEntry({ left, right }: Entry): boolean {
	const [date, ...names] = [...left].reverse();
	const [first] = right;
	return (
		date !== undefined &&
		isDate(date) &&
		names.length >= LEAST_NAMES &&
		!names.some((one) => isDate(one) || isHeading(one)) &&
		first !== undefined &&
		names.some((one) => !isAlike(one, first)) &&
		right.every((one) => isAlike(one, first)) &&
		right.some(isProse)
	);
}

/** An entry whose lines are whole; `ends` are the right edges of both columns. */
const whole = (entry: Entry, [left, right]: readonly [number, number]): Entry => ({
	...entry,
	left: joined(entry.left, left),
	right: joined(entry.right, right, isInside),
});

/** Rows of an entry in one column: first the names and dates, then the description. */
function inOrder({ left, right }: Entry, y: number): Row[] {
	const [name] = left;
	const shift = (name?.x ?? 0) - (right[0]?.x ?? 0);
	const moved = right.map((one) => ({ ...one, x: one.x + shift, inner: one.inner + shift, right: one.right + shift }));
	return [
		...left.map((one) => ({ y, segments: [{ ...one, y }] })),
		...moved.map((one) => ({ y: one.y, segments: [one] })),
	];
}

const endOf = (segments: readonly Segment[]) => Math.max(...segments.map(({ right }) => right));

/** The entries of a page, one after the other. */
function entriesOf(rows: readonly Row[]): Entry[] {
	const entries: Entry[] = [];
	for (let at = 0; at < rows.length; at += 1) {
		const entry = entryFrom(rows, at);
		if (!entry || entry.left.length <= LEAST_NAMES || entry.right.length === 0) continue;
		entries.push(entry);
		at = entry.to - 1;
	}
	return entries;
}

/**
 * Puts the names and dates of entries before the descriptions that stand beside them. Headings or dates above or below
 * the descriptions show that these are a column of its own.
 */
export function withMarginEntries(pages: readonly (readonly Row[])[]): Row[][] {
	const found = pages.map(entriesOf);
	const all = found.flat();
	const edge = all[0]?.right[0]?.x ?? 0;
	const beside = pages.flat().flatMap(({ segments }) => segments.filter((one) => isAt(one, edge)));
	const ends = [endOf(all.flatMap(({ left }) => left)), endOf(beside)] as const;
	const known = found.map((entries) => entries.map((one) => whole(one, ends)).filter(isEntry));
	const isColumn = beside.some((one) => isHeading(one) || findPeriod(one.text)?.single === false);
	if (isColumn || known.flat().length < LEAST_ENTRIES) return pages.map((rows) => [...rows]);
	return pages.map((rows, page) => {
		const starts = new Map(known[page]?.map((entry) => [entry.from, entry]));
		const done: Row[] = [];
		for (let at = 0; at < rows.length; at += 1) {
			const [entry, row] = [starts.get(at), rows[at]];
			if (entry && row) done.push(...inOrder(entry, row.y));
			else if (row) done.push(row);
			if (entry) at = entry.to - 1;
		}
		return done;
	});
}
