import type { ListQuery } from "./list-query";
import { isInRange, pageCount } from "./pager";
import type { CompanyList, ListedCompany } from "./read-list";

/** Where a page of a list stands in it, under the hosts' names. */
interface Pagination {
	current_page: number;
	per_page: number;
	total: number;
	/** Places of its first and last entry, from 1; null where the host doesn't say. */
	from: number | null;
	to: number | null;
}

/** What the list shows and what it waits for. */
export interface ListState {
	/** What is asked for. It is stored before anything is fetched. */
	filter: ListQuery;
	/** The companies of the last page that came; they stay until the next one is there. */
	list: readonly ListedCompany[];
	/** Where that page stands. */
	pagination: Pagination;
	/** The search that `list` answers. */
	found: string;
	/** Number of the last question; 0 while the page stands as it was served. */
	requestNumber: number;
	isLoading: boolean;
	hasErrored: boolean;
}

export type ListEvent =
	/** Somebody goes to a page, which is stored; pages outside the list are ignored. */
	| { type: "page"; page: number }
	/** The list is fetched with what is stored. */
	| { type: "refetch" }
	| { type: "search"; q: string }
	/** The browser's history names another place of the list. */
	| { type: "history"; query: ListQuery }
	| { type: "again" }
	| { type: "answered"; requestNumber: number; list: CompanyList }
	| { type: "failed"; requestNumber: number }
	/** Whoever cancels a question writes it into the log; the list doesn't change. */
	| { type: "cancelled"; requestNumber: number };

const paginationOf = ({ page, perPage, total, from, to }: CompanyList): Pagination => ({
	current_page: page,
	per_page: perPage,
	total,
	from,
	to,
});

/** The list as the server rendered it. */
export const servedList = (filter: ListQuery, list: CompanyList): ListState => ({
	filter,
	list: list.companies,
	pagination: paginationOf(list),
	found: filter.q,
	requestNumber: 0,
	isLoading: false,
	hasErrored: false,
});

/** How many pages the list has. */
export const lastPage = ({ pagination: { total, per_page } }: ListState): number => pageCount(total, per_page);

/** How many companies are likely to come: as many as the page has, or as were there before. */
export function awaitedCount({ filter, list, pagination, found }: ListState): number {
	const before = Math.max(1, list.length);
	if (filter.q !== found) return before;
	const left = pagination.total - (filter.page - 1) * pagination.per_page;
	return left > 0 ? Math.min(pagination.per_page, left) : before;
}

const ask = <State extends ListState>(state: State, filter: ListQuery): State => ({
	...state,
	filter,
	requestNumber: state.requestNumber + 1,
	isLoading: true,
	hasErrored: false,
});

const isSame = (one: ListQuery, other: ListQuery) => one.page === other.page && one.q === other.q;

function store<State extends ListState>(state: State, page: number): State {
	const { filter } = state;
	if (page === filter.page || !isInRange(page, lastPage(state))) return state;
	return { ...state, filter: { ...filter, page } };
}

function settle<State extends ListState>(
	state: State,
	event: Extract<ListEvent, { type: "answered" | "failed" }>,
): State {
	// An answer to an earlier question came late: a newer one is on its way.
	if (event.requestNumber !== state.requestNumber || !state.isLoading) return state;
	if (event.type === "failed") return { ...state, isLoading: false, hasErrored: true };
	const { list } = event;
	return {
		...state,
		isLoading: false,
		list: list.companies,
		pagination: paginationOf(list),
		found: state.filter.q,
	};
}

/** The list after an event. The same state means that nothing is to be fetched. */
export function listState<State extends ListState>(state: State, event: ListEvent): State {
	switch (event.type) {
		case "page":
			return store(state, event.page);
		case "refetch":
			return ask(state, state.filter);
		case "search":
			return event.q === state.filter.q ? state : ask(state, { page: 1, q: event.q });
		case "history":
			return isSame(event.query, state.filter) ? state : ask(state, event.query);
		case "again":
			return state.isLoading ? state : ask(state, state.filter);
		case "answered":
		case "failed":
			return settle(state, event);
		case "cancelled":
			return state;
	}
}
