import type { RecordId } from "./host-record";
import { slice } from "./slice";

/** What the list of team members is narrowed down by, and which of them are chosen. */
interface UsersFilter {
	page: number;
	selected_ids: readonly RecordId[];
	/** Whether the chosen ones are being changed. */
	is_update: boolean;
	/** Name of the order as the host knows it; empty for the host's own. */
	sort: string;
	/** Part of the name that is searched for. */
	fullname: string;
	/** The job whose members are listed; null for the whole company. */
	job_id: RecordId | null;
}

/** The filter of the team members' list. Its list starts on the first page. */
export const usersFilter = slice<UsersFilter>({
	page: 1,
	selected_ids: [],
	is_update: false,
	sort: "",
	fullname: "",
	job_id: null,
});

/** Clears the filter: page, chosen ids, update flag, order, name and job. */
export const clearUsersFilter = (): void => usersFilter.reset();
