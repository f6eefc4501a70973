import type { RecordId } from "./host-record";
import { slice } from "./slice";

/** What the hiring team's list is narrowed down by, and which of its members are chosen. */
interface HiringTeamFilter {
	page: number;
	/** The list's last page, as the host answered it. */
	last_page: number;
	selected_ids: readonly RecordId[];
	/** Part of the name that is searched for. */
	fullname: string;
}

/** The filter of the hiring team's list. A list that nobody has loaded has one page. */
export const hiringTeamFilter = slice<HiringTeamFilter>({ page: 1, last_page: 1, selected_ids: [], fullname: "" });
