import type { ListQuery } from "./list-query";
import { isInRange, pageCount } from "./pager";
import type { CompanyList } from "./read-list";

/** What the list shows and what it waits for. */
export interface ListState {
	/** What is asked for. It is stored before anything is fetched. */
	query: ListQuery;
	/** The last page that came; it stays until the next one is there. */
	list: CompanyList;
	/** The search that `list` answers. */
	found: string;
	/** Number of the last question; 0 while the page stands as it was served. */
	asked: number;
	isLoading: boolean;
	hasErrored: boolean;
}

export type ListEvent =
	/** Somebody goes to a page; pages outside the list are ignored. */
	| { type: "page"; page: number }
	| { type: "search"; q: string }
	/** The browser's history names another place of the list. */
	| { type: "history"; query: ListQuery }
	| { type: "again" }
	| { type: "answered"; asked: number; list: CompanyList }
	| { type: "failed"; asked: number }
	/** Whoever cancels a question writes it into the log; the list doesn't change. */
	| { type: "cancelled"; asked: number };

/** The list as the server rendered it. */
export const servedList = (query: ListQuery, list: CompanyList): ListState => ({
	query,
	list,
	found: query.q,
	asked: 0,
	isLoading: false,
	hasErrored: false,
});

/** How many companies are likely to come: as many as the page has, or as were there before. */
export function awaitedCount({ query, list, found }: ListState): number {
	const before = Math.max(1, list.companies.length);
	if (query.q !== found) return before;
	const left = list.total - (query.page - 1) * list.perPage;
	return left > 0 ? Math.min(list.perPage, left) : before;
}

const ask = (state: ListState, query: ListQuery): ListState => ({
	...state,
	query,
	asked: state.asked + 1,
	isLoading: true,
	hasErrored: false,
});

const isSame = (one: ListQuery, other: ListQuery) => one.page === other.page && one.q === other.q;

function goTo(state: ListState, page: number): ListState {
	const { query, list } = state;
	if (!isInRange(page, pageCount(list.total, list.perPage))) return state;
	return page === query.page && !state.hasErrored ? state : ask(state, { ...query, page });
}

function settle(state: ListState, event: Extract<ListEvent, { type: "answered" | "failed" }>): ListState {
	// An answer to an earlier question came late: a newer one is on its way.
	if (event.asked !== state.asked || !state.isLoading) return state;
	if (event.type === "failed") return { ...state, isLoading: false, hasErrored: true };
	return { ...state, isLoading: false, list: event.list, found: state.query.q };
}

/** The list after an event. The same state means that nothing is to be fetched. */
export function listState(state: ListState, event: ListEvent): ListState {
	switch (event.type) {
		case "page":
			return goTo(state, event.page);
		case "search":
			return event.q === state.query.q ? state : ask(state, { page: 1, q: event.q });
		case "history":
			return isSame(event.query, state.query) ? state : ask(state, event.query);
		case "again":
			return state.isLoading ? state : ask(state, state.query);
		case "answered":
		case "failed":
			return settle(state, event);
		case "cancelled":
			return state;
	}
}
