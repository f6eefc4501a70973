import { looksClosed } from "../../../application/is-closed";
import { overdueSince } from "../../../application/overdue";
import type { ListedBy, Order } from "../../../store/queries/application-list";
import { readId } from "../../../store/queries/read-id";
import type { JobRow } from "../../../store/schema";

/** The periods by which a list can be filtered, in days. */
export const SPANS = ["1", "7", "30"] as const;
/** The states by which a list can be filtered. */
export const LISTED_STATUSES = ["unread", "review", "invited", "declined", "withdrawn", "overdue"] as const;
export const ORDERS = ["newest", "oldest", "name"] as const satisfies readonly Order[];

/** Maximum length of a search text, in characters; longer ones are cut. */
export const LONGEST_SEARCH = 100;

const DAY_MS = 86_400_000;

/** Filters and sort order of a list of applications, as in its address. */
export interface Filters {
	searched: string;
	/** One job, all that are open or closed, or all of them. */
	job: number | "open" | "closed" | undefined;
	span: (typeof SPANS)[number] | undefined;
	status: (typeof LISTED_STATUSES)[number] | undefined;
	order: Order;
}

function readJob(text: string): Filters["job"] {
	return text === "open" || text === "closed" ? text : readId(text);
}

/** Reads an address, and ignores invalid parts. */
export function readFilters(query: URLSearchParams): Filters {
	return {
		searched: (query.get("q") ?? "").trim().slice(0, LONGEST_SEARCH),
		job: readJob(query.get("job") ?? ""),
		span: SPANS.find((span) => span === query.get("sent")),
		status: LISTED_STATUSES.find((status) => status === query.get("status")),
		order: ORDERS.find((order) => order === query.get("order")) ?? "newest",
	};
}

/** Whether the filters may hide applications. */
export const isNarrowed = ({ searched, job, span, status }: Filters): boolean =>
	searched !== "" || job !== undefined || span !== undefined || status !== undefined;

/** The query string for these filters, followed by `more`; empty for all applications, the newest first. */
export function filterQuery(
	{ searched, job, span, status, order }: Filters,
	more: Record<string, string> = {},
): string {
	const entries = {
		q: searched,
		job: String(job ?? ""),
		sent: span ?? "",
		status: status ?? "",
		order: order === "newest" ? "" : order,
		...more,
	};
	const query = new URLSearchParams(Object.entries(entries).filter(([, value]) => value !== ""));
	return query.size > 0 ? `?${query.toString()}` : "";
}

/** The list that filters select among a company's jobs; a job of another company is ignored. */
export function listedBy(
	{ searched, job, span, status, order }: Filters,
	jobs: readonly JobRow[],
	now: Date,
): ListedBy {
	const wanted = jobs.filter((one) => {
		if (job === undefined) return true;
		return typeof job === "number" ? one.id === job : looksClosed(one, now) === (job === "closed");
	});
	const listed = status === "overdue" ? { overdueSince: overdueSince(now) } : status;
	const since = span && new Date(now.getTime() - Number(span) * DAY_MS).toISOString();
	return { jobIds: wanted.map(({ id }) => id), searched, since, status: listed, order };
}
