import { isInRange } from "../company/pager";
import type { Slice } from "./slice";

/** A list that comes page by page. */
export interface Pages {
	page: number;
	last_page: number;
	/** Stores the page that is asked for. */
	store: (page: number) => void;
	/** Fetches with the filters as they are now, the stored page among them. */
	refetch: () => void;
}

/** Goes to a page: it is stored first, then fetched. Pages that the list doesn't have are ignored; says whether it went. */
export function goToPage(page: number, { last_page, store, refetch }: Pages): boolean {
	if (!isInRange(page, last_page)) return false;
	store(page);
	refetch();
	return true;
}

/** Goes to the page before; nowhere from the first. */
export const previousPage = (pages: Pages): boolean => goToPage(pages.page - 1, pages);

/** Goes to the page after; nowhere from the last. */
export const nextPage = (pages: Pages): boolean => goToPage(pages.page + 1, pages);

/** Whether a pager is shown: with one page there is nothing to turn. */
export const hasPager = (last_page: number): boolean => last_page > 1;

/** The pages of a list whose filter is a part of the client state; `refetch` gets the filter with the page in it. */
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
