import { headingOf, type SectionKind } from "../sections/headings";
import { hasTwoHeadings } from "./column-ends";
import { isMark } from "./date-margin";
import type { Gutter } from "./gutter";
import type { Row, Segment } from "./rows";
import { isRight } from "./sides";

/** Sections whose items often stand side by side below one heading. */
const LISTS = new Set<SectionKind | undefined>(["skills", "soft-skills", "hard-skills", "languages", "certifications"]);
/** More rows than these are a column of the page. */
const MOST_ROWS = 12;

/** Rows from a heading of the left side to before the next one. */
interface Part {
	kind: SectionKind | undefined;
	from: number;
	rows: Row[];
}

const leftOf = ({ segments }: Row, x: number): Segment | undefined => segments.find((one) => !isRight(one, x));
const rightOf = ({ segments }: Row, x: number): Segment | undefined => segments.find((one) => isRight(one, x));

/** "Other" and "Tools" also name groups of items. */
const isTelling = (kind: SectionKind | undefined) => kind !== undefined && kind !== "other" && kind !== "hard-skills";

function partsOf(rows: readonly Row[], { x, from, to }: Gutter): Part[] {
	let part: Part = { kind: undefined, from, rows: [] };
	const parts = [part];
	for (const [index, row] of rows.slice(from, to).entries()) {
		const kind = headingOf(leftOf(row, x)?.text ?? "");
		if (kind && (isTelling(kind) || !LISTS.has(part.kind))) {
			part = { kind, from: from + index + 1, rows: [] };
			parts.push(part);
		} else part.rows.push(row);
	}
	return parts;
}

/** The rows of a list that is set in columns below its heading, where the page itself has only one column. */
export function findGrid(rows: readonly Row[], gutter: Gutter): Gutter | undefined {
	const { x } = gutter;
	const parts = partsOf(rows, gutter);
	const isBeside = (row: Row) => rightOf(row, x) !== undefined;
	const isAside = (row: Row) => {
		const right = rightOf(row, x);
		return right !== undefined && !isMark(right);
	};
	const inColumn = rows.slice(gutter.from, gutter.to).map((row) => headingOf(rightOf(row, x)?.text ?? ""));
	// Labels of two groups, such as "Databases" and "Frameworks", can stand side by side too.
	const isPair = (row: Row) => hasTwoHeadings(row, x) && isTelling(headingOf(leftOf(row, x)?.text ?? ""));
	const hasSections = inColumn.some(isTelling) || rows.slice(gutter.from, gutter.to).some(isPair);
	if (hasSections || parts.some((part) => !LISTS.has(part.kind) && part.rows.some(isAside))) return undefined;
	const list = parts.find((part) => LISTS.has(part.kind) && part.rows.some(isBeside));
	const last = list?.rows.findLastIndex(isBeside) ?? MOST_ROWS;
	return list && last < MOST_ROWS ? { x, from: list.from, to: list.from + last + 1 } : undefined;
}
