import { type ZoneClock, zoneClock } from "./time-zone";

/** A job that names no time zone is in Jakarta's: shown as (GMT+7). */
const DEFAULT_CLOCK: ZoneClock = () => 7 * 60;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const twoDigits = (value: number) => String(value).padStart(2, "0");

/** An offset in minutes as hours and minutes, with its sign. */
function readOffset(minutes: number) {
	const size = Math.abs(minutes);
	return { sign: minutes < 0 ? "-" : "+", hours: Math.floor(size / 60), rest: size % 60 };
}

function suffix(minutes: number): string {
	const { sign, hours, rest } = readOffset(minutes);
	return `(GMT${sign}${hours}${rest ? `:${twoDigits(rest)}` : ""})`;
}

/** A moment as clocks show it that are `minutes` ahead of UTC: ISO 8601 to the second, with the offset. */
function isoAt(moment: number, minutes: number): string {
	const { sign, hours, rest } = readOffset(minutes);
	const local = new Date(moment + minutes * MINUTE_MS).toISOString().slice(0, 19);
	return `${local}${sign}${twoDigits(hours)}:${twoDigits(rest)}`;
}

/** A job's due date: the end of that day in the job's time zone. */
export interface DueDate {
	/** The calendar day, YYYY-MM-DD. */
	day: string;
	/** Time zone suffix for people, such as "(GMT+7)": the offset at the end of the day. */
	suffix: string;
	/** The last second of that day with its offset, such as "2026-12-24T23:59:59+07:00". */
	iso: string;
	/** The last moment of that day in that zone. */
	endsAt: Date;
}

/** A real calendar day from the start of `value` ("2026-12-24", with or without a time), as UTC midnight. */
function readDay(value: string | undefined): Date | null {
	const match = /^(\d{4})-(\d{2})-(\d{2})(?:$|[T ])/.exec(value ?? "");
	if (!match) return null;
	const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
	const date = new Date(Date.UTC(year, month - 1, day));
	return year > 1900 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date : null;
}

/**
 * The last moment of a day, whatever clocks do on it. `end` is that moment as if it were in UTC. Where clocks go
 * back over midnight it comes twice, and the later one counts; where they go forward over it, it never comes, and
 * the day ends with the change.
 */
function lastMoment(end: number, clock: ZoneClock): number {
	const moments = [end - DAY_MS, end + DAY_MS].map((at) => end - clock(at) * MINUTE_MS);
	const real = moments.filter((at) => at + clock(at) * MINUTE_MS === end);
	return real.length > 0 ? Math.max(...real) : Math.min(...moments);
}

/** Reads a due date and its zone, default GMT+7. Null when there is no real date. */
export function readDueDate(value: string | undefined, timezone: string | undefined): DueDate | null {
	const midnight = readDay(value);
	if (!midnight) return null;
	const clock = zoneClock(timezone) ?? DEFAULT_CLOCK;
	const endsAt = lastMoment(midnight.getTime() + DAY_MS - 1, clock);
	const minutes = clock(endsAt);
	return {
		day: midnight.toISOString().slice(0, 10),
		suffix: suffix(minutes),
		iso: isoAt(endsAt, minutes),
		endsAt: new Date(endsAt),
	};
}

/** A day as DD MMM YYYY in `language`, such as "24 Dec 2026". */
export function formatDay(day: string, language: string): string {
	const parts = new Intl.DateTimeFormat(language, {
		day: "2-digit",
		month: "short",
		year: "numeric",
		timeZone: "UTC",
	}).formatToParts(new Date(`${day}T00:00:00Z`));
	const part = (type: string) => parts.find((one) => one.type === type)?.value ?? "";
	return `${part("day")} ${part("month")} ${part("year")}`;
}

/** The date part of a moment a host gave, YYYY-MM-DD; null for anything that is not a real date. */
export function readMoment(value: string | undefined): string | null {
	return readDay(value)?.toISOString().slice(0, 10) ?? null;
}
