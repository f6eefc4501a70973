import type { Line } from "../line";
import { columnOf, isTableHead } from "../text/labels";
import { periodOf } from "./period-of";

/** A row of a table as a form: its dates, and each name behind the head of its column. */
function asForm(row: Line, head: Line, [title, company]: readonly [number, number]): Line[] {
	const isWhole = row.cells.length >= Math.max(title, company) + 1 && head.cells.length - row.cells.length <= 1;
	if (row.bullet || !isWhole || row.cells.length > head.cells.length || !periodOf(row)) return [row];
	const named = (label: string, at: number): Line => ({ ...plain, cells: [label, row.cells[at] ?? ""] });
	const plain = { ...row, parts: undefined, runs: undefined };
	const cells = row.cells.filter((_, at) => at !== title && at !== company);
	return [{ ...plain, cells }, named("Company", company), named("Job Title", title)];
}

/** Rows of tables of which the heads tell where position and company stand: "Period", "Place", "As". */
export function withTableRows(lines: readonly Line[]): Line[] {
	let head: { line: Line; columns: [number, number] } | undefined;
	return lines.flatMap((line) => {
		if (!isTableHead(line)) return head ? asForm(line, head.line, head.columns) : [line];
		const kinds = line.cells.map(columnOf);
		const columns: [number, number] = [kinds.indexOf("title"), kinds.indexOf("company")];
		head = columns.includes(-1) ? undefined : { line, columns };
		return [line];
	});
}
