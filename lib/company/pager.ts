/** "At most 10 page buttons", 5 of them before the current one where it stands in the middle. */
const MOST = 10;
const BEFORE = 5;
const NEAR_START = 6;
const NEAR_END = 4;

/** How many pages a list has; an empty one has one. */
export const pageCount = (total: number, perPage: number): number =>
	Math.max(1, Math.ceil(total / Math.max(1, perPage)));

/**
 * The pages that have a button: all where there are at most 10; the first 10 up to page 6; the last 10 within
 * 4 pages of the end; otherwise from 5 before the current one to 4 after it.
 */
export function pageWindow(current: number, count: number): number[] {
	const last = Math.max(1, count - MOST + 1);
	const isNearStart = count <= MOST || current <= NEAR_START;
	const first = isNearStart ? 1 : Math.min(current - BEFORE, last);
	const start = count - current <= NEAR_END ? last : first;
	return Array.from({ length: Math.min(MOST, count) }, (_, index) => start + index);
}

/** Whether a page is one of the list's, a whole number; moves to any other are ignored. */
export const isInRange = (page: number, count: number): boolean => Number.isInteger(page) && page >= 1 && page <= count;
