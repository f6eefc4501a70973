import { isHome } from "../contact/places";
import type { Line } from "../line";
import { headingOf } from "../sections/headings";
import { clean, closeUp, closeUpWords, isBullet, withoutBullet } from "../text/clean";
import { findPeriod } from "../text/dates";
import { readLabelled } from "../text/labels";
import type { BodyText } from "./body-text";
import { holdsAddress, isCutAddress } from "./cut-address";
import type { Row, Segment } from "./rows";
import { isTime } from "./stacked-dates";

/** A row of one column with the number of its page. */
export interface PlacedRow extends Row {
	page: number;
}

/** The line being put together, and where its last row ended. */
interface Open {
	line: Line;
	/** Its first row, which tells where its cells begin. */
	first: PlacedRow;
	row: PlacedRow;
	segment: Segment;
}

/** Maximum length of a line, in characters; nothing in a CV needs more. */
const LONGEST = 2_000;
/** A row that starts with a capital letter continues one of at least this many characters. */
const LONG_ROW = 50;
/** Maximum distance between the baselines of a paragraph, in letter sizes. */
const LINE_PITCH = 1.9;
const EDGE = 3;

function toLine(row: PlacedRow, body: BodyText): Line | undefined {
	const [first] = row.segments;
	if (!first) return undefined;
	const texts = row.segments.map(({ text, parts }) => closeUpWords(parts.map(clean)) ?? text.trim());
	const { text, bullet } = withoutBullet(texts[0] ?? "");
	const marked = bullet || isBullet(texts[0] ?? "");
	const cells = [marked ? text : (texts[0] ?? ""), ...texts.slice(1)].map((cell) =>
		closeUp(clean(cell)).slice(0, LONGEST),
	);
	const filled = cells.filter(Boolean);
	if (filled.length === 0) return undefined;
	// The gaps between letter-spaced words part no tags.
	const parts = row.segments
		.flatMap(({ parts: all }) => closeUpWords(all.map(clean)) ?? all.map(clean))
		.filter((part) => part && !isBullet(part));
	const runs = row.segments.flatMap((segment) => segment.runs.map(clean)).filter((run) => run && !isBullet(run));
	const longest = row.segments.reduce((one, other) => (other.text.length > one.text.length ? other : one));
	return {
		cells: filled,
		bullet: marked,
		strong: longest.font !== body.font,
		size: longest.size / body.size,
		font: longest.font,
		...(parts.length > filled.length && { parts }),
		...(runs.length > filled.length && { runs }),
	};
}

/** Whether the next row's first word didn't fit into the previous row. */
function wasFull(before: Segment, next: Segment, right: number): boolean {
	const words = next.text.trim();
	const first = words.split(" ")[0] ?? "";
	const width = ((next.right - next.inner) * (first.length + 1)) / Math.max(words.length, 1);
	return before.right + width > right;
}

function isNear({ row, segment }: Open, next: PlacedRow): boolean {
	if (row.page !== next.page) return next.page === row.page + 1;
	return next.y - row.y < LINE_PITCH * segment.size;
}

const looksAlike = ({ line, segment }: Open, other: Line, next: Segment) =>
	Math.abs(segment.size - next.size) <= 0.6 &&
	(line.strong === other.strong || (segment.runs.length > 1 && segment.ending.font === next.font));

/** Whether a row begins something new, however full the previous row is. */
function begins(text: string, before: string): boolean {
	if (readLabelled(text) || headingOf(text)) return true;
	return findPeriod(text)?.from === 0 && !/[-–—]$/.test(before);
}

const isLabel = (run = "") => /^[^:：]{2,40}[:：]$/u.test(run.trim());

/** Whether both a paragraph and the next row begin with a label in letters of its own: "Office: Excel" and "Yard: Sowing". */
const beginsGroup = ({ first }: Open, { runs }: Segment) =>
	runs.length > 1 && isLabel(runs[0]) && isLabel(first.segments[0]?.runs[0]);

/** Whether a word between the rows binds them, however short the first is: "University of" and "Oslo". */
const isBound = (before: string, text: string) =>
	/\p{L} (?:of|for|the|de|du|des|der|dan|&)$/iu.test(before) || /^(?:of|and|dan|&) \p{Lu}/u.test(text);

/** The heading that two rows make together: "LANGUAGE" and "SKILLS", "SPRACHKENNT" and "NISSE". */
const headingOfBoth = (before: string, text: string): string | undefined =>
	[`${before} ${text}`, `${before}${text}`].find((both) => both.length <= LONG_ROW && headingOf(both));

/** Whether a row begins, ends or has its middle where the one above it has. */
const isBelow = (above: Segment, next: Segment) =>
	[next.x - above.x, next.x - above.inner, next.right - above.right, next.x + next.right - above.x - above.right].some(
		(distance) => Math.abs(distance) < EDGE,
	);

const SEPARATED = /\S ?[,•·|] \S/u;

/** Whether a text is a name with its place behind it, so that something new follows: "Fold Hearth, Kulai, Johor". */
const endsInPlace = (text: string) =>
	/^[^,]+(?:, \p{Lu}[^,]+)+$/u.test(text) && isHome(text.slice(text.indexOf(", ") + 2));

/** Whether the previous row's text, which had no room for more, goes on with `text`. */
function goesOn({ line, segment }: Open, text: string): boolean {
	const [before = ""] = line.cells;
	const isInside = /^[\p{Ll}\d(&]/u.test(text) || /[,\-–&]$/.test(before);
	if (!isInside && endsInPlace(before)) return false;
	// An enumeration that was cut between two words: "SQL • Machine" and "Learning • Excel".
	const isListed = /[\p{L}\d)]$/u.test(before) && [before, text].every((one) => SEPARATED.test(one));
	return isInside || isListed || segment.text.trim().length >= LONG_ROW;
}

/** Whether a row and the one above it are one name or one heading: "Technology" below "Institute of" is no heading. */
function isOne({ line, row, segment }: Open, next: Segment, text: string): boolean {
	const [before = ""] = line.cells;
	if (isBound(before, text) && isBelow(row.segments[0] ?? segment, next)) return true;
	return line.size > 1 && headingOfBoth(before, text) !== undefined;
}

/** Whether a row continues the paragraph or bullet of the previous row. */
function continues(open: Open, next: PlacedRow, line: Line, right: number): boolean {
	const [segment] = next.segments;
	const { line: before, segment: last } = open;
	if (!segment || next.segments.length > 1 || before.cells.length > 1 || line.bullet) return false;
	const [[text = ""], [textBefore = ""]] = [line.cells, before.cells];
	const isAlike = looksAlike(open, line, segment) && isNear(open, next);
	if (isAlike && isOne(open, segment, text)) return true;
	if (begins(text, textBefore) || beginsGroup(open, segment)) return false;
	if (holdsAddress(text) || holdsAddress(textBefore))
		return isCutAddress(textBefore, text) && wasFull(last, segment, right);
	if (!isAlike) return false;
	const hangs = before.bullet && Math.abs(segment.x - last.inner) < EDGE && last.inner > last.x + EDGE;
	if (hangs) return true;
	const aligned = Math.abs(segment.x - last.inner) < EDGE || Math.abs(segment.x - last.x) < EDGE;
	return aligned && wasFull(last, segment, right) && goesOn(open, text);
}

/** Runs of which the last one goes on. */
const withRun = (runs: readonly string[], text: string) =>
	runs.map((run, at) => (at < runs.length - 1 ? run : run + text));

function extend(open: Open, row: PlacedRow, line: Line): Open {
	const before = open.line.cells[0] ?? "";
	const space = /\p{L}-$/u.test(before) || isCutAddress(before, line.cells[0] ?? "") ? "" : " ";
	const more = line.cells[0] ?? "";
	const text = headingOfBoth(before, more) ?? `${before}${space}${more}`.slice(0, LONGEST);
	const [segment = open.segment] = row.segments;
	// The edge is always the first row's, so that all rows of a hanging bullet are recognised.
	const last = { ...segment, x: open.segment.x, inner: open.segment.inner };
	const parts = [open.line, line].flatMap((one) => one.parts ?? one.cells);
	const runs = open.line.runs && withRun(open.line.runs, `${space}${line.cells[0] ?? ""}`);
	const cut = { ...(open.line.parts && { parts }), ...(runs && { runs }) };
	return { ...open, line: { ...open.line, cells: [text], ...cut }, row, segment: last };
}

/** A cell with fewer characters than this is no paragraph. */
const LONG_CELL = 30;

/** Whether a row goes on with the paragraph beside a date, in the last cell of the rows above. */
function hangs({ line, first, row }: Open, { segments }: PlacedRow, right: number): boolean {
	const [beside, before, next] = [first.segments.at(-1), row.segments.at(-1), segments[0]];
	if (!beside || !before || !next || segments.length > 1) return false;
	const isBelow = Math.abs(next.x - beside.inner) < EDGE && before.ending.font === next.font;
	return (
		isBelow &&
		!isTime(line.cells.at(-1) ?? "") &&
		(line.cells.at(-1)?.length ?? 0) >= LONG_CELL &&
		wasFull(before, next, right)
	);
}

/** The cells of a table's row that the next row goes on with, by their left edges; undefined if it is a row of its own. */
function wrappedCells(open: Open, next: PlacedRow, line: Line, right: number): number[] | undefined {
	const { cells } = open.line;
	if (cells.length < 2 || cells.length !== open.first.segments.length || line.bullet) return undefined;
	if (line.cells.length !== next.segments.length || !isNear(open, next)) return undefined;
	if (hangs(open, next, right)) return [cells.length - 1];
	const columns = next.segments.map(({ x }) => open.first.segments.findIndex((one) => Math.abs(one.x - x) < EDGE));
	const goesOn = columns.every((column, at) => {
		const [before = "", text = ""] = [cells[column], line.cells[at]];
		const [one, other] = [open.first.segments[column], next.segments[at]];
		const isAlike = one?.font === other?.font && one?.size === other?.size;
		const isInside = /[,;&]$|\p{L}-$/u.test(before) || (/,/.test(before) && /^\p{Ll}/u.test(text));
		return isAlike && !begins(text, before) && isInside;
	});
	return goesOn ? columns : undefined;
}

function extendCells(open: Open, columns: readonly number[], row: PlacedRow, line: Line): Open {
	const cells = open.line.cells.map((cell, column) => {
		const more = line.cells[columns.indexOf(column)];
		return more === undefined ? cell : `${cell}${/\p{L}-$/u.test(cell) ? "" : " "}${more}`.slice(0, LONGEST);
	});
	return { ...open, line: { ...open.line, cells, parts: undefined, runs: undefined }, row };
}

/** Makes lines of a column's rows: paragraphs and points that were wrapped become one line again, also over pages. */
export function joinRows(rows: readonly PlacedRow[], body: BodyText): Line[] {
	const right = Math.max(0, ...rows.flatMap((row) => row.segments.map((segment) => segment.right)));
	const done: Open[] = [];
	for (const row of rows) {
		const line = toLine(row, body);
		const [segment] = row.segments;
		if (!line || !segment) continue;
		const open = done.at(-1);
		const columns = open && wrappedCells(open, row, line, right);
		if (open && columns) done[done.length - 1] = extendCells(open, columns, row, line);
		else if (open && continues(open, row, line, right)) done[done.length - 1] = extend(open, row, line);
		else done.push({ line, first: row, row, segment });
	}
	return done.map(({ line }) => line);
}
