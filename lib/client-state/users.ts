import type { HostRecord, RecordId, SaveErrors } from "./host-record";
import { slice } from "./slice";

/** Team members as they were loaded. */
interface Users {
	list: readonly HostRecord[];
	/** The member that is looked at; null while there is none. */
	detail: HostRecord | null;
	/** A copy of it that is being changed and not saved yet. */
	temporary_detail: HostRecord | null;
	ids: readonly RecordId[];
	/** Members to choose from in a menu. */
	dropdown_list: readonly HostRecord[];
	hiring_team_list: readonly HostRecord[];
	save_errors: SaveErrors;
}

/** The team members, none at first. */
export const users = slice<Users>({
	list: [],
	detail: null,
	temporary_detail: null,
	ids: [],
	dropdown_list: [],
	hiring_team_list: [],
	save_errors: {},
});
