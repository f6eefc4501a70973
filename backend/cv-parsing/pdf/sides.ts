import { headingOf } from "../sections/headings";
import { findPeriod } from "../text/dates";
import type { Row, Segment } from "./rows";

/** Left edges within this many points count as one. */
export const EDGE = 3;
/** Whether a text belongs to the column before the one that begins at `x`. */
export const isLeft = (segment: Segment, x: number): boolean => segment.right < x - EDGE;
/** Whether a text belongs to the column that begins at `x`. */
export const isRight = (segment: Segment, x: number): boolean => segment.x >= x - EDGE;
/** Whether a text is a heading. */
export const startsSection = (segment: Segment): boolean => headingOf(segment.text) !== undefined;

/** Whether a row has a period on one side. */
export const hasPeriod = (row: Row, isIn: (segment: Segment) => boolean): boolean =>
	row.segments.some((segment) => isIn(segment) && findPeriod(segment.text)?.single === false);
