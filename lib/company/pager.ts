/** "At most 10 page buttons": 5 of them precede the current one in the middle of the list. */
const MOST = 10;
const BEFORE = 5;
const NEAR_START = 6;
const NEAR_END = 4;

/** The list's number of pages; an empty list has one. */
export const pageCount = (total: number, perPage: number): number =>
	Math.max(1, Math.ceil(total / Math.max(1, perPage)));

/**
 * The pages with a button: all if there are at most 10; the first 10 up to page 6; the last 10 within 4 pages of the end;
 * otherwise from 5 before the current page to 4 after it.
 */
export function pageWindow(current: number, count: number): number[] {
	const last = Math.max(1, count - MOST + 1);
	const isNearStart = count <= MOST || current <= NEAR_START;
	const first = isNearStart ? 1 : Math.min(current - BEFORE, last);
	const start = count - current <= NEAR_END ? last : first;
	return Array.from({ length: Math.min(MOST, count) }, (_, index) => start + index);
}

/** Whether a page is a whole number within the list; moves to any other page are ignored. */
export const isInRange = (page: number, count: number): boolean => Number.isInteger(page) && page >= 1 && page <= count;
