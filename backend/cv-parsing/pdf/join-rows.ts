import { isTown } from "../contact/known-towns";
import { isHome } from "../contact/places";
import { hasTitleWord, looksLikeCompany } from "../history/looks-like";
import type { Line } from "../line";
import { headingOf } from "../sections/headings";
import { clean, closeUp, closeUpWords, isBullet, withoutBullet } from "../text/clean";
import { findPeriod, isNow } from "../text/dates";
import { withoutMarkdown } from "../text/markdown";
import { monthNumber, withWholeMonths } from "../text/months";
import { isWrittenAsName } from "../text/name-words";
import { isTime } from "../text/time";
import type { BodyText } from "./body-text";
import { holdsAddress, isCutAddress, isCutNumber } from "./cut-address";
import { extendCells, wrappedCells } from "./join-cells";
import {
	begins,
	EDGE,
	endsInPlace,
	isBelow,
	isBound,
	isInBrackets,
	isNear,
	LONGEST,
	type Open,
	type PlacedRow,
	wasFull,
} from "./open-line";
import type { Segment } from "./rows";

/** A row that starts with a capital letter continues one of at least this many characters. */
const LONG_ROW = 50;
/** A row of a list that fills less than this of its column was not wrapped. */
const ROOM = 0.5;

function toLine(row: PlacedRow, body: BodyText): Line | undefined {
	const [first] = row.segments;
	if (!first) return undefined;
	const texts = row.segments.map(({ text, parts }) => closeUpWords(parts.map(clean)) ?? withoutMarkdown(text.trim()));
	const { text, bullet } = withoutBullet(texts[0] ?? "");
	const marked = bullet || isBullet(texts[0] ?? "");
	const cells = [marked ? text : (texts[0] ?? ""), ...texts.slice(1)].map((cell) =>
		withWholeMonths(closeUp(clean(cell))).slice(0, LONGEST),
	);
	const filled = cells.filter(Boolean);
	if (filled.length === 0) return undefined;
	// The gaps between letter-spaced words part no tags.
	const parts = row.segments
		.flatMap(({ parts: all }) => closeUpWords(all.map(clean)) ?? all.map(clean).map(withoutMarkdown))
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
		...(row.isHeading && { margin: true }),
	};
}

const looksAlike = ({ line, segment }: Open, other: Line, next: Segment) =>
	Math.abs(segment.size - next.size) <= 0.6 &&
	(line.strong === other.strong || (segment.runs.length > 1 && segment.ending.font === next.font));

const isLabel = (run = "") => /^[^:：]{2,40}[:：]$/u.test(run.trim());

/** A short text in letters of its own before a gap: "Office" and "Excel, Word". */
const isLabelBeside = ({ runs: [run = ""], parts: [part = "", ...beside] }: Segment) =>
	beside.length > 0 && run.trim() === part.trim() && /^\p{L}[^,;.]{1,25}$/u.test(part.trim());

const hasLabel = (segment: Segment) => segment.runs.length > 1 && (isLabel(segment.runs[0]) || isLabelBeside(segment));

/** A text with a label in front, whatever its letters: "Office: Excel, Word". */
const LABELLED = /^\p{Lu}[^:：,;.]{1,30}[:：]\s*\S/u;

/** Whether both a paragraph and the next row begin with a label: "Office: Excel" and "Yard: Sowing". */
const beginsGroup = ({ first: { segments }, line }: Open, next: Segment) =>
	(hasLabel(next) && segments[0] !== undefined && hasLabel(segments[0])) ||
	(!line.bullet && LABELLED.test(line.cells[0] ?? "") && LABELLED.test(next.text.trim()));

/** The heading that two rows make together: "LANGUAGE" and "SKILLS", "SPRACHKENNT" and "NISSE". */
const headingOfBoth = (before: string, text: string): string | undefined =>
	[`${before} ${text}`, `${before}${text}`].find((both) => both.length <= LONG_ROW && headingOf(both));

const SEPARATED = /\S ?[,•·|] \S/u;

/** A position and its company with a mark between them: "Fold Hearth — Assistant". */
const NAMES = /\S [|—–·•] \S/u;

/** Whether two names in letters of a heading go on in the next row, before any dates: "Fold Hearth — Assistant" and "Baker". */
function areCutNames({ line }: Open, row: string): boolean {
	const text = row.slice(0, findPeriod(row)?.from).trim();
	return (
		(line.strong || line.size > 1) &&
		NAMES.test(line.cells[0] ?? "") &&
		!NAMES.test(text) &&
		(hasTitleWord(text) || looksLikeCompany(text)) &&
		!isTown(text) &&
		!isHome(text)
	);
}

/** Years in brackets at the end, as entries of one row have them: "BSc Baking, Bread College (2016)". */
const ENDS_IN_YEARS = /\((?:\d{4} ?[–-] ?)?(?:19|20)\d{2}\)$/u;

/** Whether a text ends with a period in brackets, as an entry of one row does. */
function endsInPeriod(text: string): boolean {
	const period = text.endsWith(")") ? findPeriod(text) : undefined;
	return period !== undefined && !period.single && period.to === text.length - 1;
}

/** Whether the name of a position or company follows the end of a sentence: "… fed the ovens." and "Bread Baker". */
function isNameBelow(before: string, text: string): boolean {
	const { single, to } = findPeriod(text) ?? {};
	return (
		/\p{Ll}{2}\.$/u.test(before) &&
		(/\p{L}$/u.test(text) || (single === false && text.length - (to ?? 0) < 2)) &&
		isWrittenAsName(text) &&
		(hasTitleWord(text) || looksLikeCompany(text) || endsInPlace(text))
	);
}

/** Whether the previous row's text, which had no room for more, goes on with `text`. */
function goesOn(open: Open, text: string): boolean {
	const { line, segment } = open;
	const [before = ""] = line.cells;
	const isInside = /^[\p{Ll}\d(&]/u.test(text) || /[,\-–&]$/.test(before);
	if (
		!isInside &&
		(endsInPlace(before) || endsInPeriod(before) || [before, text].every((one) => ENDS_IN_YEARS.test(one)))
	)
		return false;
	if (isNameBelow(before, text)) return false;
	// An enumeration that was cut between two words: "SQL • Machine" and "Learning • Excel".
	const isListed = /[\p{L}\d)]$/u.test(before) && [before, text].every((one) => SEPARATED.test(one));
	return isInside || isListed || areCutNames(open, text) || segment.text.trim().length >= LONG_ROW;
}

/** The end of a row that has the first half of a period, with the last month at most: "May 2022 -", "May 2022 – June". */
const HALF = /\d{4} ?[-–—](?: \p{L}+\.?)?$/u;

/** Whether a row ends with the month before the year of a period: "May" and "2022 – June 2023". */
const isCutBeforeYear = (before: string, text: string) =>
	monthNumber(/(?<=\s)\p{L}{3,}\.?$/u.exec(before)?.[0] ?? "") !== undefined && /^\d{4} ?[-–—]/u.test(text);

/** Whether a period and nothing else goes on from one row to the next, of which the first one may have been filled. */
function isCutPeriod(before: string, text: string, wasFilled: boolean): boolean {
	const isCut = (HALF.test(before) && (isTime(text) || isNow(text))) || (wasFilled && isCutBeforeYear(before, text));
	const whole = `${before} ${text}`;
	const period = isCut ? findPeriod(whole) : undefined;
	return period?.single === false && period.from < before.length && period.to === whole.length;
}

/** Whether a row and the one above it are one name, one number or one heading: "Technology" below "Institute of" is no heading. */
function isOne({ line, row, segment }: Open, next: Segment, text: string, right: number): boolean {
	const [before = ""] = line.cells;
	const wasFilled = wasFull(segment, next, right);
	if (isCutNumber(before, text)) return wasFilled;
	if (isCutPeriod(before, text, wasFilled)) return isBelow(row.segments[0] ?? segment, next);
	if ((isBound(before, text) || isInBrackets(before, text)) && isBelow(row.segments[0] ?? segment, next)) return true;
	return line.size > 1 && headingOfBoth(before, text) !== undefined;
}

/** Whether a line and the next row have one cell each, outside of the margin. */
const areSingle = (line: Line, next: PlacedRow) =>
	line.cells.length === 1 && next.segments.length === 1 && !line.margin && !next.isHeading;

/** Whether a row ends so early that whoever wrote it began a new line: a school in a list above its degree. */
const hadRoom = (last: Segment, right: number) => last.right - last.inner < ROOM * (right - last.inner);

/** Whether a row is right below the text of a point of a list. */
const hangs = ({ line, segment: last }: Open, next: Segment) =>
	line.bullet && Math.abs(next.x - last.inner) < EDGE && last.inner > last.x + EDGE;

/** Whether a text goes on in the next row, however much room it had. */
const isCutShort = (before: string, text: string) =>
	/^\p{Ll}/u.test(text) || /(?:[,;:&–-]|\P{L}\p{Ll}{1,3})$/u.test(before);

/** Whether a row continues the paragraph or bullet of the previous row. */
function continues(open: Open, next: PlacedRow, line: Line, right: number): boolean {
	const [segment] = next.segments;
	const { line: before, segment: last } = open;
	if (!segment || !areSingle(before, next) || line.bullet) return false;
	const [[text = ""], [textBefore = ""]] = [line.cells, before.cells];
	const isAlike = looksAlike(open, line, segment) && isNear(open, next);
	if (isAlike && isOne(open, segment, text, right)) return true;
	if (begins(text, textBefore) || beginsGroup(open, segment)) return false;
	if (holdsAddress(text) || holdsAddress(textBefore))
		return isCutAddress(textBefore, text) && wasFull(last, segment, right);
	if (!isAlike) return false;
	if (hangs(open, segment)) return !hadRoom(last, right) || isCutShort(textBefore, text);
	const aligned = Math.abs(segment.x - last.inner) < EDGE || Math.abs(segment.x - last.x) < EDGE;
	return aligned && wasFull(last, segment, right) && goesOn(open, text);
}

/** Runs of which the last one goes on. */
const withRun = (runs: readonly string[], text: string) =>
	runs.map((run, at) => (at < runs.length - 1 ? run : run + text));

function extend(open: Open, row: PlacedRow, line: Line): Open {
	const before = open.line.cells[0] ?? "";
	const more = line.cells[0] ?? "";
	const isCut =
		/\p{L}-$/u.test(before) || isCutAddress(before, more) || (/-$/.test(before) && isCutNumber(before, more));
	const space = isCut ? "" : " ";
	const text = headingOfBoth(before, more) ?? `${before}${space}${more}`.slice(0, LONGEST);
	const [segment = open.segment] = row.segments;
	// The edge is always the first row's, so that all rows of a hanging bullet are recognised.
	const last = { ...segment, x: open.segment.x, inner: open.segment.inner };
	const parts = [open.line, line].flatMap((one) => one.parts ?? one.cells);
	const runs = open.line.runs && withRun(open.line.runs, `${space}${line.cells[0] ?? ""}`);
	const cut = { ...(open.line.parts && { parts }), ...(runs && { runs }) };
	return { ...open, line: { ...open.line, cells: [text], ...cut }, row, segment: last };
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
