import type { HostRecord, RecordId, SaveErrors } from "./host-record";
import { slice } from "./slice";

/** The loaded team members. */
interface Users {
	list: readonly HostRecord[];
	/** The selected member; null if there is none. */
	detail: HostRecord | null;
	/** A copy of the member with unsaved changes. */
	temporary_detail: HostRecord | null;
	ids: readonly RecordId[];
	/** The members offered in a menu. */
	dropdown_list: readonly HostRecord[];
	hiring_team_list: readonly HostRecord[];
	save_errors: SaveErrors;
}

/** The team members, initially none. */
export const users = slice<Users>({
	list: [],
	detail: null,
	temporary_detail: null,
	ids: [],
	dropdown_list: [],
	hiring_team_list: [],
	save_errors: {},
});
