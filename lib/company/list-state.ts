import type { ListQuery } from "./list-query";
import { isInRange, pageCount } from "./pager";
import type { CompanyList, ListedCompany } from "./read-list";

/** A page's position in the list, under the hosts' names. */
interface Pagination {
	current_page: number;
	per_page: number;
	total: number;
	/** Positions of its first and last entry, from 1; null if the host doesn't say. */
	from: number | null;
	to: number | null;
}

/** What the list shows and waits for. */
export interface ListState {
	/** The current request, stored before anything is fetched. */
	filter: ListQuery;
	/** The companies of the last loaded page; they stay until the next page arrives. */
	list: readonly ListedCompany[];
	/** That page's position. */
	pagination: Pagination;
	/** The search that `list` answers. */
	found: string;
	/** Number of the last request; 0 while the page is as the server rendered it. */
	requestNumber: number;
	isLoading: boolean;
	hasErrored: boolean;
}

export type ListEvent =
	/** The visitor goes to a page, which is stored; pages outside the list are ignored. */
	| { type: "page"; page: number }
	/** The list is fetched with the stored request. */
	| { type: "refetch" }
	| { type: "search"; q: string }
	/** The browser's history navigates to another page of the list. */
	| { type: "history"; query: ListQuery }
	| { type: "again" }
	| { type: "answered"; requestNumber: number; list: CompanyList }
	| { type: "failed"; requestNumber: number }
	/** The list doesn't change when a request is cancelled; the caller logs it. */
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

/** The list's number of pages. */
export const lastPage = ({ pagination: { total, per_page } }: ListState): number => pageCount(total, per_page);

/** The expected number of companies: the page's size, or as many as before. */
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
	// The answer to an earlier request came late: a newer one is running.
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

/** The list after an event. An identical state means that nothing is to be fetched. */
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
