import type { HostRecord, SaveErrors } from "./host-record";
import { slice } from "./slice";

/** The recruiter's loaded companies. */
interface Company {
	/** The company that the recruiter works in; null until loaded. */
	detail: HostRecord | null;
	list: readonly HostRecord[];
	/** The company's payments and usage. */
	transactions: { list: readonly HostRecord[]; detail: HostRecord | null };
	usage_activity_list: readonly HostRecord[];
	update_errors: SaveErrors;
}

/** The recruiter's companies, initially none. */
export const company = slice<Company>({
	detail: null,
	list: [],
	transactions: { list: [], detail: null },
	usage_activity_list: [],
	update_errors: {},
});
