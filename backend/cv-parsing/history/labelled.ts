import type { Line } from "../line";
import { type LabelKind, labelledValues } from "../text/labels";
import type { Entry } from "./entries";

/** One entry alone may be the head of a form. */
const LEAST_ENTRIES = 2;

const kindsOf = (lines: readonly Line[]): LabelKind[] =>
	lines
		.flatMap((line) => (line.bullet ? [] : labelledValues([line])))
		.map(({ kind }) => kind)
		.filter((kind) => kind === "company" || kind === "title");

/** Whether lines name one company and one position, each behind its label. */
const namesBoth = (lines: readonly Line[]) => kindsOf(lines).sort().join() === "company,title";

/**
 * Entries in a section without dates, if labels name company and position in all of them: "Company: Fold Hearth",
 * "Designation: Baker". Each begins with the label that the first one begins with.
 */
export function labelledEntries(lines: readonly Line[]): Entry[] {
	const [first] = kindsOf(lines.slice(0, 1));
	const starts = lines.flatMap((line, at) => (first && kindsOf([line]).includes(first) ? [at] : []));
	const blocks = starts.map((from, number) => lines.slice(from, starts[number + 1]));
	if (blocks.length < LEAST_ENTRIES || !blocks.every(namesBoth)) return [];
	return blocks.flatMap(([mark, ...after]) => (mark ? [{ before: [], mark, after }] : []));
}
