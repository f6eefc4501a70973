import { looksLikeTitle } from "../history/looks-like";
import type { Flow, Line } from "../line";
import { labelOf } from "../text/labels";

/** Fewer labels don't tell that a form's gaps part them from their values. */
const LEAST_LABELS = 3;

/** "Company Secretary" is a position. */
function isLabelled({ cells, parts: [label = "", value = "", ...others] = [] }: Line): boolean {
	const kind = cells.length === 1 && value !== "" && others.length === 0 ? labelOf(label) : undefined;
	return kind !== undefined && !(kind === "company" && looksLikeTitle(value));
}

/** Lines of a form whose labels only a small gap parts from their values, with a cell for each: "Position" and "Baker". */
export const withLabelCells = (flow: Flow): Flow =>
	flow.filter(isLabelled).length < LEAST_LABELS
		? flow
		: flow.map((line) => (isLabelled(line) ? { ...line, cells: line.parts ?? line.cells, parts: undefined } : line));
