import { readDay } from "./due-day";
import { zoneClock } from "./time-zone";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The calendar day, YYYY-MM-DD, in a time zone at a moment, milliseconds since the epoch; null for no time zone. */
export function todayIn(timezone: string, at: number): string | null {
	const clock = zoneClock(timezone);
	return clock && new Date(at + clock(at) * MINUTE_MS).toISOString().slice(0, 10);
}

/** Whether a real day, YYYY-MM-DD, lies before the one that it is in a time zone; not for a text that is no day or no zone. */
export const isDayOver = (day: string, timezone: string, at: number): boolean =>
	readDay(day) !== null && day < (todayIn(timezone, at) ?? "");

/** The calendar day, YYYY-MM-DD, that is `days` after today in a time zone; null for no time zone. */
export const dayAhead = (timezone: string, at: number, days: number): string | null => {
	const today = todayIn(timezone, at);
	return today && new Date(Date.parse(today) + days * DAY_MS).toISOString().slice(0, 10);
};

/** Whether a real day, YYYY-MM-DD, lies more than `days` after today in a time zone; not for a text that is no day or no zone. */
export const isDayTooFar = (day: string, timezone: string, at: number, days: number): boolean =>
	readDay(day) !== null && day > (dayAhead(timezone, at, days) ?? day);
