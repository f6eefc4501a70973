import { isTown } from "../contact/known-towns";
import { isLocation } from "../contact/places";
import type { Line } from "../line";
import { columnOf, isTableHead, labelOf } from "../text/labels";
import { periodOf } from "./period-of";

/** Where position and company stand in the rows of a table. */
type Columns = readonly [title: number, company: number];

/** Whether a line is a row of the table below a head. */
function isRow(row: Line, head: Line, columns: Columns): boolean {
	const isWhole = row.cells.length >= Math.max(...columns) + 1 && head.cells.length - row.cells.length <= 1;
	return !row.bullet && isWhole && row.cells.length <= head.cells.length && periodOf(row) !== undefined;
}

/** A row of a table as a form: its dates, and each name behind the head of its column. */
function asForm(row: Line, head: Line, [title, company]: Columns): Line[] {
	if (!isRow(row, head, [title, company])) return [row];
	const plain = { ...row, parts: undefined, runs: undefined };
	const named = (label: string, at: number): Line => ({ ...plain, cells: [label, row.cells[at] ?? ""] });
	const cells = row.cells.filter((_, at) => at !== title && at !== company);
	return [{ ...plain, cells }, named("Company", company), named("Job Title", title)];
}

const isPlace = (text: string) => isTown(text) || isLocation(text);

/** The columns that a head names. A column headed "Place" may have the towns of companies instead. */
function columnsOf(head: Line, below: readonly Line[]): Columns | undefined {
	const labels = head.cells.map(labelOf);
	const kinds = head.cells.map(columnOf);
	const columnAt = (kind: "title" | "company") => (labels.includes(kind) ? labels : kinds).indexOf(kind);
	const columns: Columns = [columnAt("title"), columnAt("company")];
	if (columns.includes(-1)) return undefined;
	const next = below.findIndex(isTableHead);
	const rows = below.slice(0, next < 0 ? undefined : next).filter((row) => isRow(row, head, columns));
	const towns = rows.filter(({ cells }) => isPlace(cells[columns[1]] ?? "")).length;
	return labels.includes("company") || towns * 2 < rows.length ? columns : undefined;
}

/** Rows of tables whose heads name the columns of position and company: "Period", "Place", "As". */
export function withTableRows(lines: readonly Line[]): Line[] {
	let head: { line: Line; columns: Columns } | undefined;
	return lines.flatMap((line, at) => {
		if (!isTableHead(line)) return head ? asForm(line, head.line, head.columns) : [line];
		const columns = columnsOf(line, lines.slice(at + 1));
		head = columns && { line, columns };
		return [line];
	});
}
