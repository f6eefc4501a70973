import type { RecordId } from "./host-record";
import { slice } from "./slice";

/** The filter of the team members' list, and the selected members. */
interface UsersFilter {
	page: number;
	selected_ids: readonly RecordId[];
	/** Whether the selected members are being updated. */
	is_update: boolean;
	/** Name of the sort order at the host; empty for the host's default. */
	sort: string;
	/** The searched part of a name. */
	fullname: string;
	/** The job whose members are listed; null for the whole company. */
	job_id: RecordId | null;
}

/** The filter of the team members' list. The list starts on the first page. */
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
