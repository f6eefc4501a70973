import type { RecordId } from "./host-record";
import { slice } from "./slice";

/** The filter of the hiring team's list, and the selected members. */
interface HiringTeamFilter {
	page: number;
	/** The number of the last page, from the host's answer. */
	last_page: number;
	selected_ids: readonly RecordId[];
	/** The searched part of a name. */
	fullname: string;
}

/** The filter of the hiring team's list. Before loading, the list has one page. */
export const hiringTeamFilter = slice<HiringTeamFilter>({ page: 1, last_page: 1, selected_ids: [], fullname: "" });
