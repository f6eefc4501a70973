import { type ListEvent, type ListState, listState } from "../company/list-state";
import type { HostRecord } from "./host-record";
import { slice } from "./slice";

/** The public company list, and the selected company. */
interface PublicCompanies extends ListState {
	/** The company as the host sent it; null if there is none. */
	detail: HostRecord | null;
}

/** The public company list, initially empty, on its first page, with nothing requested. */
export const publicCompanies = slice<PublicCompanies>({
	list: [],
	detail: null,
	pagination: { current_page: 1, per_page: 1, total: 0, from: null, to: null },
	filter: { page: 1, q: "" },
	found: "",
	requestNumber: 0,
	isLoading: false,
	hasErrored: false,
});

let questions = 0;

/**
 * Dispatches an event to the list. The request counter survives every reset, so that no late answer matches a newer request.
 */
export function tellPublicCompanies(event: ListEvent): void {
	const state = publicCompanies.get();
	const next = listState(state, event);
	if (next === state) return;
	publicCompanies.set(next.requestNumber === state.requestNumber ? next : { ...next, requestNumber: ++questions });
}
