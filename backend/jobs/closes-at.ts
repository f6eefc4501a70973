import { zoneOffset } from "./zone-offset";

/** A job that names no time zone is in Jakarta's. */
const DEFAULT_MINUTES = 7 * 60;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** The last millisecond of a real calendar day at the start of `dueDate`, as if it were in UTC; null without one. */
function endOfDay(dueDate: string): number | null {
	const [, year = 0, month = 0, day = 0] = /^(\d{4})-(\d{2})-(\d{2})(?:$|[T ])/.exec(dueDate)?.map(Number) ?? [];
	const midnight = new Date(Date.UTC(year, month - 1, day));
	const isReal = year > 1900 && midnight.getUTCMonth() === month - 1 && midnight.getUTCDate() === day;
	return isReal ? midnight.getTime() + DAY_MS - 1 : null;
}

/**
 * The last moment at which a job is open: the end of its due date in its time zone (default GMT+7), ISO 8601 in UTC.
 * Null for a job without a real due date, which stays open. Jobs keep theirs in `closes_at`.
 */
export function closesAt(dueDate: string | null | undefined, timezone: string | null | undefined): string | null {
	const end = endOfDay(dueDate ?? "");
	if (end === null) return null;
	const minutesAt = (ms: number) => zoneOffset(timezone ?? "", new Date(ms)) ?? DEFAULT_MINUTES;
	// Clocks may change on that very day, so the offset is taken where the day ends rather than where it would in UTC.
	const guess = end - minutesAt(end) * MINUTE_MS;
	return new Date(end - minutesAt(guess) * MINUTE_MS).toISOString();
}
