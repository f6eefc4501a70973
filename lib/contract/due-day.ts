import { type ZoneClock, zoneClock } from "./time-zone";

/** A job that names no time zone is in Jakarta's: shown as (GMT+7). */
const DEFAULT_CLOCK: ZoneClock = () => 7 * 60;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** A real calendar day from the start of `value` ("2026-12-24", with or without a time), as UTC midnight; else null. */
export function readDay(value: string | null | undefined): Date | null {
	const match = /^(\d{4})-(\d{2})-(\d{2})(?:$|[T ])/.exec(value ?? "");
	if (!match) return null;
	const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
	const date = new Date(Date.UTC(year, month - 1, day));
	return year > 1900 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date : null;
}

/**
 * The last moment of a day, including clock changes. `end` is that moment as if it were in UTC. If clocks go back over
 * midnight, it occurs twice, and the later one counts; if they go forward over it, it never occurs, and the day ends
 * with the change.
 */
function lastMoment(end: number, clock: ZoneClock): number {
	const moments = [end - DAY_MS, end + DAY_MS].map((at) => end - clock(at) * MINUTE_MS);
	const real = moments.filter((at) => at + clock(at) * MINUTE_MS === end);
	return real.length > 0 ? Math.max(...real) : Math.min(...moments);
}

/** A due date: until the end of that calendar day in its time zone. */
export interface DueDay {
	/** The calendar day, YYYY-MM-DD. */
	day: string;
	/** Its last millisecond, since the epoch. */
	endsAt: number;
	/** Minutes that clocks are ahead of UTC then. */
	offsetMinutes: number;
}

/** Reads a job's due date and zone, default GMT+7. Null when there is no real date. */
export function readDueDay(value: string | null | undefined, timezone: string | null | undefined): DueDay | null {
	const midnight = readDay(value);
	if (!midnight) return null;
	const clock = zoneClock(timezone) ?? DEFAULT_CLOCK;
	const endsAt = lastMoment(midnight.getTime() + DAY_MS - 1, clock);
	return { day: midnight.toISOString().slice(0, 10), endsAt, offsetMinutes: clock(endsAt) };
}
