import { readDueDay } from "../../lib/contract/due-day";

/**
 * The last moment at which a job is open: the end of its due date in its time zone (default GMT+7), ISO 8601 in UTC.
 * Null for a job without a real due date, which stays open. Jobs keep theirs in `closes_at`.
 */
export function closesAt(dueDate: string | null | undefined, timezone: string | null | undefined): string | null {
	const due = readDueDay(dueDate, timezone);
	return due && new Date(due.endsAt).toISOString();
}
