import { isInRange } from "../company/pager";
import type { Slice } from "./slice";

/** A paginated list. */
export interface Pages {
	page: number;
	last_page: number;
	/** Stores the requested page. */
	store: (page: number) => void;
	/** Fetches with the current filters, including the stored page. */
	refetch: () => void;
}

/** Goes to a page: stores it, then fetches. Ignores pages outside the list; returns whether it went there. */
export function goToPage(page: number, { last_page, store, refetch }: Pages): boolean {
	if (!isInRange(page, last_page)) return false;
	store(page);
	refetch();
	return true;
}

/** Goes to the previous page; does nothing on the first. */
export const previousPage = (pages: Pages): boolean => goToPage(pages.page - 1, pages);

/** Goes to the next page; does nothing on the last. */
export const nextPage = (pages: Pages): boolean => goToPage(pages.page + 1, pages);

/** Whether the pager is shown: a single page needs none. */
export const hasPager = (last_page: number): boolean => last_page > 1;

/** Pagination of a list whose filter is a slice of the client state; `refetch` gets the filter with the page in it. */
export const pagesOf = <Filter extends { page: number }>(
	filter: Slice<Filter>,
	last_page: number,
	refetch: (filter: Filter) => void,
): Pages => ({
	page: filter.get().page,
	last_page,
	store: (page) => filter.set({ ...(filter.get() as Filter), page }),
	refetch: () => refetch(filter.get() as Filter),
});
