import { isTime } from "../text/time";
import type { Gutter } from "./gutter";
import type { Row } from "./rows";
import { EDGE, isRight, startsSection } from "./sides";

const leftOf = ({ segments }: Row, x: number) => segments.filter((one) => !isRight(one, x));
const rightOf = ({ segments }: Row, x: number) => segments.filter((one) => isRight(one, x));

/** Whether headings stand side by side in a row. */
export const hasTwoHeadings = (row: Row | undefined, x: number): boolean =>
	row !== undefined && leftOf(row, x).some(startsSection) && rightOf(row, x).some(startsSection);

/** Whether rows are in one column, in which nothing but the dates of entries stands at the right. */
function isSingle(rows: readonly Row[], x: number): boolean {
	const dated = rows.filter((row) => rightOf(row, x).length > 0);
	const isDated = (row: Row) =>
		leftOf(row, x).length > 0 && rightOf(row, x).every((one) => isTime(one.text) && Math.abs(one.x - x) > EDGE);
	return dated.length > 0 && dated.every(isDated);
}

/**
 * Columns without the sections above and below that are in one column with dates at the right: above a row of headings
 * side by side, or below a heading of the left side.
 */
export function withoutSingleSections(rows: readonly Row[], { x, from, to }: Gutter): Gutter {
	const inside = rows.slice(from, to);
	const first = inside.findIndex((row) => hasTwoHeadings(row, x));
	const start = first > 0 && isSingle(inside.slice(0, first), x) ? first : 0;
	const last = inside.findIndex(
		(row, at) => at > start && leftOf(row, x).some(startsSection) && isSingle(inside.slice(at), x),
	);
	return { x, from: from + start, to: last < 0 ? to : from + last };
}
