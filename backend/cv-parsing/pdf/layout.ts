import type { CvText } from "../line";
import { type BodyText, bodyText } from "./body-text";
import { columnEdges } from "./column-edges";
import { hasTwoHeadings, withoutSingleSections } from "./column-ends";
import { continuedGutter } from "./continued-columns";
import { withDrawnBullets } from "./drawn-bullets";
import { findGrid } from "./grid";
import { findGutter } from "./gutter";
import { joinRows } from "./join-rows";
import { withLostSpaces } from "./lost-spaces";
import { withHeadingsAbove } from "./margin";
import { withMarginEntries } from "./margin-entries";
import { withWholeCells } from "./middle-cells";
import type { PlacedRow } from "./open-line";
import type { Page } from "./piece";
import { fromTheLeft, withBracketsInOrder } from "./right-to-left";
import { toRows } from "./rows";
import { withoutRunningHeads } from "./running-heads";
import { withWholePeriods } from "./stacked-dates";
import { withBullets } from "./symbols";
import { withTexLogos } from "./tex-logos";
import { withWholeTiles } from "./tiles";
import { withoutWideSpaces } from "./wide-spaces";

type Part = "full" | "left" | "right";

/** Rows that stand together: over the full width, or in one of two columns. */
interface Block {
	part: Part;
	rows: PlacedRow[];
	/** Whether it is a column of a list inside the page's own; its lines are as wide as it is. */
	inner?: boolean;
}

/** Left edges this close to the gutter belong to the right column; the same tolerance as for finding it. */
const EDGE = 3;
/** A page seldom has more changes between one and two columns. */
const MOST_REGIONS = 6;

const side = (rows: readonly PlacedRow[], isIn: (x: number) => boolean): PlacedRow[] =>
	rows.flatMap((row) => {
		const segments = row.segments.filter((segment) => isIn(segment.x));
		return segments.length > 0 ? [{ ...row, segments }] : [];
	});

/** The left one of two columns, which can be two itself if headings stand side by side in it. */
function leftBlocks(rows: PlacedRow[], width: number): Block[] {
	const first = rows.findIndex(({ segments }) => segments.length > 1);
	const gutter = findGutter(rows, width);
	if (!gutter || gutter.from > first || !hasTwoHeadings(rows[first], gutter.x)) return [{ part: "left", rows }];
	const { x } = gutter;
	const columns = rows.slice(first);
	const isLeft = (at: number) => at < x - EDGE;
	const parts = [rows.slice(0, first), side(columns, isLeft), side(columns, (at) => !isLeft(at))];
	return parts.filter((part) => part.length > 0).map((part) => ({ part: "left", rows: part, inner: true }));
}

function toBlocks(rows: readonly PlacedRow[], width: number, known: readonly number[], left = MOST_REGIONS): Block[] {
	const found = left > 0 ? findGutter(rows, width, known) : undefined;
	const gutter = found && withoutSingleSections(rows, found);
	if (!gutter) return rows.length > 0 ? [{ part: "full", rows: [...rows] }] : [];
	const grid = findGrid(rows, gutter);
	const { x, from, to } = grid ?? gutter;
	const columns = rows.slice(from, to);
	const inner = grid !== undefined;
	const leftRows = side(columns, (at) => at < x - EDGE);
	return [
		...toBlocks(rows.slice(0, from), width, known, left - 1),
		...(inner ? [{ inner, part: "full" as const, rows: leftRows }] : leftBlocks(leftRows, width)),
		{ inner, part: inner ? "full" : "right", rows: side(columns, (at) => at >= x - EDGE) },
		...toBlocks(rows.slice(to), width, known, left - 1),
	];
}

/** The blocks of a page below the columns that go on from the page before, whose last blocks are given. */
function continuedBlocks(rows: readonly PlacedRow[], before: readonly Block[]): Block[] | undefined {
	const [left, right] = [before.at(-2), before.at(-1)];
	if (left?.part !== "left" || right?.part !== "right") return undefined;
	const gutter = continuedGutter(rows, { left: left.rows, right: right.rows });
	if (!gutter) return undefined;
	const isLeftOf = (x: number) => x < gutter.x - EDGE;
	return [
		{ part: "left", rows: side(rows, isLeftOf) },
		{ part: "right", rows: side(rows, (x) => !isLeftOf(x)) },
	];
}

const lettersOf = (blocks: readonly Block[], part: Part) =>
	blocks
		.filter((block) => block.part === part)
		.flatMap((block) => block.rows.flatMap((row) => row.segments.map((segment) => segment.text.length)))
		.reduce((sum, length) => sum + length, 0);

const linesOf = (blocks: readonly Block[], body: BodyText) => {
	// Blocks have different widths; only those of one part are joined across pages.
	const groups: Block[] = [];
	for (const block of blocks) {
		const last = groups.at(-1);
		if (last?.part === block.part && !last.inner && !block.inner) last.rows.push(...block.rows);
		else groups.push({ ...block, rows: [...block.rows] });
	}
	return groups.flatMap((group) => joinRows(group.rows, body)).map(withBracketsInOrder);
};

/** Brings a PDF's text into reading order: running heads left out, columns told apart, wrapped lines joined. */
export function layOut(allPages: readonly Page[]): CvText {
	const plain = withoutRunningHeads(withLostSpaces(allPages).map(withTexLogos).map(fromTheLeft));
	const body = bodyText(plain.flatMap((page) => page.pieces));
	const pages = withBullets(withDrawnBullets(plain, body), body);
	const edges = pages.map(({ pieces, width }) => columnEdges(pieces, width));
	const ordered = withMarginEntries(pages.map(({ pieces }, number) => toRows(pieces, edges[number])));
	const blocks: Block[] = [];
	for (const [number, { width }] of pages.entries()) {
		const rows = withHeadingsAbove(withWholePeriods(withWholeTiles(withWholeCells(ordered[number] ?? []))), width);
		const known = edges[number]?.map(({ x }) => x) ?? [];
		const placed = rows.map((row) => ({ ...row, page: number }));
		const own = toBlocks(placed, width, known);
		const isOne = own.every(({ part }) => part === "full");
		blocks.push(...((isOne ? continuedBlocks(placed, blocks) : undefined) ?? own));
	}
	const columns = blocks.findIndex(({ part }) => part !== "full");
	if (columns < 0) return { top: [], side: [], main: withoutWideSpaces(linesOf(blocks, body)) };
	const rest = blocks.slice(columns);
	const aside: Part = lettersOf(rest, "left") < lettersOf(rest, "right") ? "left" : "right";
	return {
		top: linesOf(blocks.slice(0, columns), body),
		side: linesOf(
			rest.filter(({ part }) => part === aside),
			body,
		),
		main: linesOf(
			rest.filter(({ part }) => part !== aside),
			body,
		),
	};
}
