import type { HostRecord, SaveErrors } from "./host-record";
import { slice } from "./slice";

/** The recruiter's companies as they were loaded. */
interface Company {
	/** The company that the recruiter works in; null while it isn't loaded. */
	detail: HostRecord | null;
	list: readonly HostRecord[];
	/** What the company paid and used up. */
	transactions: { list: readonly HostRecord[]; detail: HostRecord | null };
	usage_activity_list: readonly HostRecord[];
	update_errors: SaveErrors;
}

/** The recruiter's companies, none at first. */
export const company = slice<Company>({
	detail: null,
	list: [],
	transactions: { list: [], detail: null },
	usage_activity_list: [],
	update_errors: {},
});
