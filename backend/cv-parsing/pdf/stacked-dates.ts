import { findPeriod, isDuration, isNow } from "../text/dates";
import { isTime } from "../text/time";
import type { Row, Segment } from "./rows";

/** Baselines of a stack's texts are at most this many letter sizes apart. */
const LINE_PITCH = 2.2;
/** How far, in letter sizes, a stack's first baseline may be from that of the line that it belongs to. */
const NEAR = 1;
/** A date has at most this many lines: month, year and dash, month, year. */
const MOST_LINES = 5;

interface Placed {
	row: Row;
	segment: Segment;
}

const isBelow = (above: Placed, { row, segment }: Placed) =>
	row.y - above.row.y < LINE_PITCH * segment.size &&
	Math.min(above.segment.right, segment.right) > Math.max(above.segment.x, segment.x);

const isPeriod = (text: string) => findPeriod(text)?.single === false;

/** A bar between two dates, as timelines draw it. */
const isBar = (text: string) => text.trim() === "|";

/** The period from one date to another, whichever stands above. */
function between(above: string, below: string): string {
	const text = `${above} – ${below}`;
	const { start, startYear = start, end, endYear = end } = findPeriod(text) ?? {};
	const isReversed = isNow(above) || (startYear !== undefined && endYear !== undefined && startYear > endYear);
	return isReversed ? `${below} – ${above}` : text;
}

/** Text of dates above each other, and whether they are a whole period. */
function joined(stack: readonly Placed[]) {
	const [first = "", second = "", third = "", ...others] = stack.map(({ segment }) => segment.text.trim());
	const isBarred = isBar(second) && third !== "" && others.length === 0;
	const text = isBarred ? between(first, third) : [first, second, third, ...others].join(" ").trim();
	return { text, isWhole: isPeriod(text) };
}

/** Whether a date belongs to its own row: a whole period, or a date without a dash beside a text. */
function isOwn({ row, segment }: Placed): boolean {
	const text = segment.text.trim();
	const hasText = row.segments.some((one) => !isTime(one.text));
	return isPeriod(text) || (hasText && findPeriod(text) !== undefined && !/^[-–—]|[-–—]$/.test(text));
}

/** The lines below a text that make a period together with it; undefined if they don't. */
function stackFrom(times: readonly Placed[], first: Placed): Placed[] | undefined {
	let stack = [first];
	while (!joined(stack).isWhole) {
		const last = stack.at(-1) ?? first;
		const next = times.find((one) => one.row.y > last.row.y && isBelow(last, one));
		const text = next?.segment.text.trim() ?? "";
		const isBarred = isBar(last.segment.text);
		if (!next || isDuration(text) || (!isBarred && isOwn(next)) || stack.length === MOST_LINES) return undefined;
		stack = [...stack, next];
	}
	return stack.length > 1 && !isTimeline(times, stack) ? stack : undefined;
}

/** Whether bars go on above or below two dates, so that they join all dates of a page and part none in two. */
function isTimeline(times: readonly Placed[], stack: readonly Placed[]): boolean {
	const [first, last] = [stack[0], stack.at(-1)];
	if (!first || !last || !stack.some(({ segment }) => isBar(segment.text))) return false;
	return times.some((one) => isBar(one.segment.text) && (isNext(one, first) || isNext(last, one)));
}

const isNext = (above: Placed, below: Placed) => below.row.y > above.row.y && isBelow(above, below);

const LEAST_PAIRS = 2;

/** Whether a text is a date, or says "now", without a dash. */
function isSingle({ segment: { text } }: Placed): boolean {
	const period = findPeriod(text.trim());
	return isNow(text.trim()) || (isTime(text) && period?.single === true && !/[–—-]\s*$|^\s*[–—-]/u.test(text));
}

const hasTextBehind = ({ row, segment }: Placed) =>
	row.segments.some((one) => one.x > segment.right && !isTime(one.text));

/**
 * Two dates above each other without a dash, if all dates of their column are such pairs: the first of each beside a text,
 * the other below it alone.
 */
function pairFrom(times: readonly Placed[], first: Placed): [Placed, Placed] | undefined {
	const column = times.filter(
		({ segment }) => Math.min(first.segment.right, segment.right) > Math.max(first.segment.x, segment.x),
	);
	const pairs = column.flatMap((one, at) => {
		const next = at % 2 === 0 ? column[at + 1] : undefined;
		const isPair = next && isBelow(one, next) && hasTextBehind(one) && !hasTextBehind(next);
		return isPair && isPeriod(between(one.segment.text, next.segment.text)) ? [[one, next] as [Placed, Placed]] : [];
	});
	const areAll = pairs.length >= LEAST_PAIRS && pairs.length * 2 === column.length && column.every(isSingle);
	return areAll ? pairs.find(([one]) => one === first) : undefined;
}

/** The row beside a stack: the nearest one with other texts. */
function rowBeside(rows: readonly Row[], { row, segment }: Placed): Row {
	const distance = (one: Row) => Math.abs(one.y - row.y);
	const [nearest = row] = rows
		.filter((one) => one.segments.some(({ text }) => !isTime(text)) && distance(one) <= NEAR * segment.size)
		.sort((one, other) => distance(one) - distance(other));
	return nearest;
}

/** Joins periods that a narrow column broke into lines ("Dec 2021", "—", "Present") and puts them beside their entry. */
export function withWholePeriods(rows: readonly Row[]): Row[] {
	const times = rows.flatMap((row) =>
		row.segments.filter(({ text }) => isTime(text) || isBar(text)).map((segment) => ({ row, segment })),
	);
	const used = new Set<Segment>();
	const added = new Map<Row, Segment>();
	for (const first of times) {
		const isPart = used.has(first.segment) || isBar(first.segment.text);
		const pair = isPart ? undefined : pairFrom(times, first);
		const parts = isPart ? undefined : (pair ?? stackFrom(times, first));
		if (!parts) continue;
		for (const { segment } of parts) used.add(segment);
		const text = pair ? between(pair[0].segment.text, pair[1].segment.text) : joined(parts).text;
		const target = rowBeside(rows, first);
		added.set(target, { ...first.segment, text, parts: [text], runs: [text], y: target.y });
	}
	if (used.size === 0) return [...rows];
	return rows.flatMap((row) => {
		const whole = added.get(row);
		const rest = row.segments.filter((segment) => !used.has(segment));
		const segments = [...rest, ...(whole ? [whole] : [])].sort((one, other) => one.x - other.x);
		return segments.length > 0 ? [{ ...row, segments }] : [];
	});
}
