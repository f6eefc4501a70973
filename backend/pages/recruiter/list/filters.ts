import { looksClosed } from "../../../application/is-closed";
import { overdueSince } from "../../../application/overdue";
import type { ListedBy, Order } from "../../../store/queries/application-list";
import { readId } from "../../../store/queries/read-id";
import type { JobRow } from "../../../store/schema";

/** The spans of time that a list can be narrowed to, days. */
export const SPANS = ["1", "7", "30"] as const;
/** The states that a list can be narrowed to. */
export const LISTED_STATUSES = ["unread", "review", "invited", "declined", "withdrawn", "overdue"] as const;
export const ORDERS = ["newest", "oldest", "name"] as const satisfies readonly Order[];

/** Longer texts are cut, characters. */
export const LONGEST_SEARCH = 100;

const DAY_MS = 86_400_000;

/** How a list of applications is narrowed and put in order, as its address says it. */
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

/** Reads an address; what it can't mean is left out. */
export function readFilters(query: URLSearchParams): Filters {
	return {
		searched: (query.get("q") ?? "").trim().slice(0, LONGEST_SEARCH),
		job: readJob(query.get("job") ?? ""),
		span: SPANS.find((span) => span === query.get("sent")),
		status: LISTED_STATUSES.find((status) => status === query.get("status")),
		order: ORDERS.find((order) => order === query.get("order")) ?? "newest",
	};
}

/** Whether the list may hold fewer applications than there are. */
export const isNarrowed = ({ searched, job, span, status }: Filters): boolean =>
	searched !== "" || job !== undefined || span !== undefined || status !== undefined;

/** What an address says for these filters, with more behind it; empty for all applications, the newest first. */
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

/** The list that filters mean among a company's jobs. A job of another company is none. */
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
