/** Tables, medians, and running a benchmark by itself. */
import { fileURLToPath } from "node:url";

export function median(values) {
	const sorted = values.toSorted((a, b) => a - b);
	const middle = Math.floor(sorted.length / 2);
	return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

export const fixed = (value, digits = 2) => value.toFixed(digits);
export const bytes = (value) => Math.round(value).toLocaleString("en-US");

/** A value, and whether it meets its target. */
export const against = (text, isKept) => `${text} ${isKept ? "✓" : "✗"}`;

/** A Markdown table, padded so that it reads well in a terminal too. All columns but the first are numbers. */
export function table(head, rows) {
	const cells = [head, ...rows].map((row) => row.map(String));
	const widths = head.map((_, column) => Math.max(4, ...cells.map((row) => row[column].length)));
	const line = (row) =>
		`| ${row.map((cell, column) => (column ? cell.padStart(widths[column]) : cell.padEnd(widths[column]))).join(" | ")} |`;
	const rule = `|${widths.map((width, column) => (column ? `${"-".repeat(width + 1)}:` : "-".repeat(width + 2))).join("|")}|`;
	return [line(cells[0]), rule, ...cells.slice(1).map(line)].join("\n");
}

/** Runs and prints a benchmark when its file is the one that was started. */
export async function printIfMain(url, measure) {
	if (process.argv[1] !== fileURLToPath(url)) return;
	console.log(await measure());
}
