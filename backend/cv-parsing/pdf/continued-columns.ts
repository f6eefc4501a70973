import { isTime } from "../text/time";
import type { Gutter } from "./gutter";
import type { Row, Segment } from "./rows";
import { EDGE, isLeft, isRight, startsSection } from "./sides";

/** So few lines of a column on the next page don't show by themselves that it is one. */
const MOST_LINES = 3;
/** Lists may be set with wide gaps between their lines, in letter sizes. */
const PITCH = 3;

/** The columns at the end of a page. */
export interface Columns {
	left: readonly Row[];
	right: readonly Row[];
}

const segmentsOf = (rows: readonly Row[]): readonly Segment[] => rows.flatMap(({ segments }) => segments);

/** Whether lines follow each other closely from the first row of the page on. */
const areAtTop = (rows: readonly Row[], lines: readonly Segment[]): boolean =>
	rows[0] !== undefined &&
	lines.every((line, at) => line.y - (lines[at - 1]?.y ?? rows[0]?.y ?? 0) < PITCH * line.size);

/** Whether texts stand and look like ones of the column that they go on with. */
const goOn = (lines: readonly Segment[], before: readonly Segment[]): boolean =>
	lines.every(
		(line) =>
			!isTime(line.text) &&
			!startsSection(line) &&
			before.some(
				(one) => one.font === line.font && Math.abs(one.size - line.size) < 0.1 && Math.abs(one.x - line.x) < EDGE,
			),
	);

/** Where a page goes on with the columns of the one before, though one of them has only a few lines left at its top. */
export function continuedGutter(rows: readonly Row[], { left, right }: Columns): Gutter | undefined {
	const all = segmentsOf(rows);
	const x = Math.min(...segmentsOf(right).map((one) => one.x));
	const sides = [all.filter((one) => isLeft(one, x)), all.filter((one) => isRight(one, x))] as const;
	if (sides[0].length + sides[1].length < all.length) return undefined;
	const isOpen = ([lines, before, other]: readonly [readonly Segment[], readonly Row[], readonly Segment[]]) =>
		lines.length > 0 &&
		lines.length < MOST_LINES &&
		other.some(startsSection) &&
		areAtTop(rows, lines) &&
		goOn(lines, segmentsOf(before));
	const isContinued = isOpen([sides[0], left, sides[1]]) || isOpen([sides[1], right, sides[0]]);
	return isContinued ? { x, from: 0, to: rows.length } : undefined;
}
