import { type ListEvent, type ListState, listState } from "../company/list-state";
import type { HostRecord } from "./host-record";
import { slice } from "./slice";

/** The public company list, and the company of it that is looked at. */
interface PublicCompanies extends ListState {
	/** The company as its host sent it; null while there is none. */
	detail: HostRecord | null;
}

/** The public company list: empty, on its first page, nothing asked for. */
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

/** Tells the list what happened. Its questions are counted through every reset: no late answer fits a later one. */
export function tellPublicCompanies(event: ListEvent): void {
	const state = publicCompanies.get();
	const next = listState(state, event);
	if (next === state) return;
	publicCompanies.set(next.requestNumber === state.requestNumber ? next : { ...next, requestNumber: ++questions });
}
