import type { CvText, Line } from "../line";
import { textOf } from "../line";
import { type DocxNode, within } from "./node";
import { sizeOf, toLines } from "./paragraph";

/** A table whose cells have this many lines is a page in columns, not a table. */
const COLUMN_LINES = 4;
const MOST_PARAGRAPHS = 5_000;
const USUAL_SIZE = 11;

/** The most frequent letter size, weighed by letters. */
function bodySize(paragraphs: readonly DocxNode[]): number {
	const letters = new Map<number, number>();
	for (const run of paragraphs.flatMap((paragraph) => within(paragraph, "run"))) {
		const length = within(run, "text").reduce((sum, { value = "" }) => sum + value.length, 0);
		const size = run.fontSize ?? 0;
		letters.set(size, (letters.get(size) ?? 0) + length);
	}
	const most = [...letters].sort(([, one], [, other]) => other - one)[0]?.[0];
	return most || USUAL_SIZE;
}

type Read = (node: DocxNode) => Line[];

/** Lines of a cell; tables inside it are read row by row. */
const cellLines = (cell: DocxNode, read: Read): Line[] =>
	(cell.children ?? []).flatMap((child) => (child.type === "table" ? tableRows(child, read) : read(child)));

/** Joins the lines of neighbouring cells. */
function zip(cells: readonly Line[][]): Line[] {
	const filled = cells.filter((lines) => lines.length > 0);
	const [first = [], ...others] = filled;
	const height = Math.max(0, ...filled.map((lines) => lines.length));
	if (others.length === 0) return first;
	return Array.from({ length: height }, (_, index) => {
		const row = filled.flatMap((lines) => lines[index] ?? []);
		const [line] = row;
		if (!line) return [];
		const single = row.length === 1 ? line : { ...line, cells: row.flatMap(({ cells }) => cells), bullet: false };
		return [{ ...single, size: Math.max(...row.map(({ size }) => size)) }];
	}).flat();
}

function tableRows(table: DocxNode, read: Read): Line[] {
	return within(table, "tableRow").flatMap((row) => zip(within(row, "tableCell").map((cell) => cellLines(cell, read))));
}

const lettersOf = (lines: readonly Line[]) => lines.reduce((sum, line) => sum + textOf(line).length, 0);

/** The side and the main column of a row that lays out a page in columns. */
function columnsOf(row: DocxNode, read: Read): { side: Line[]; main: Line[] } | undefined {
	const cells = within(row, "tableCell").map((cell) => cellLines(cell, read));
	const columns = cells.filter((lines) => lines.length >= COLUMN_LINES);
	if (columns.length !== 2) return undefined;
	const [side = [], main = []] = [...columns].sort((one, other) => lettersOf(one) - lettersOf(other));
	return { side, main };
}

/** Brings a Word document into reading order: tables row by row, unless they lay out a page in columns. */
export function layOut(document: DocxNode): CvText {
	const paragraphs = within(document, "paragraph").slice(0, MOST_PARAGRAPHS);
	const size = bodySize(paragraphs);
	const usual = sizeOf({ type: "document", children: paragraphs }) === undefined ? USUAL_SIZE : size;
	const read: Read = (node) => (node.type === "paragraph" ? toLines(node, usual) : []);
	const top: Line[] = [];
	const side: Line[] = [];
	const main: Line[] = [];
	let columns = false;
	for (const child of (document.children ?? []).slice(0, MOST_PARAGRAPHS)) {
		const rows = child.type === "table" ? within(child, "tableRow") : [];
		for (const row of rows) {
			const found = columnsOf(row, read);
			columns ||= found !== undefined;
			side.push(...(found?.side ?? []));
			const lines = found?.main ?? zip(within(row, "tableCell").map((cell) => cellLines(cell, read)));
			(columns ? main : top).push(...lines);
		}
		(columns ? main : top).push(...read(child));
	}
	return columns ? { top, side, main } : { top: [], side: [], main: top };
}
