import { readDay } from "./due-day";
import { zoneClock } from "./time-zone";

const MINUTE_MS = 60_000;

/** The calendar day, YYYY-MM-DD, in a time zone at a moment, milliseconds since the epoch; null for no time zone. */
export function todayIn(timezone: string, at: number): string | null {
	const clock = zoneClock(timezone);
	return clock && new Date(at + clock(at) * MINUTE_MS).toISOString().slice(0, 10);
}

/** Whether a real day, YYYY-MM-DD, lies before the one that it is in a time zone; not for a text that is no day or no zone. */
export const isDayOver = (day: string, timezone: string, at: number): boolean =>
	readDay(day) !== null && day < (todayIn(timezone, at) ?? "");
