import { readDay, readDueDay } from "@/lib/contract/due-day";
import { remembered } from "@/lib/text/once";
import { dayOf } from "./day-parts";

const MINUTE_MS = 60_000;

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

/** A moment at the offset of `minutes` ahead of UTC: ISO 8601 to the second, with the offset. */
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

/** Parses a due date and its zone, default GMT+7. Null if there is no valid date. */
export function readDueDate(value: string | undefined, timezone: string | undefined): DueDate | null {
	const due = readDueDay(value, timezone);
	if (!due) return null;
	const { day, endsAt, offsetMinutes } = due;
	return { day, suffix: suffix(offsetMinutes), iso: isoAt(endsAt, offsetMinutes), endsAt: new Date(endsAt) };
}

const dayFormat = remembered(
	(language: string) =>
		new Intl.DateTimeFormat(language, {
			...{ calendar: "gregory", timeZone: "UTC" },
			...{ day: "2-digit", month: "short", year: "numeric" },
		}),
);

/** A day as DD MMM YYYY in `language`, such as "24 Dec 2026". */
export const formatDay = (day: string, language: string): string =>
	dayOf(dayFormat(language).formatToParts(new Date(`${day}T00:00:00Z`)));

/** The date part of a host's timestamp, YYYY-MM-DD; null for anything that is not a valid date. */
export function readMoment(value: string | undefined): string | null {
	return readDay(value)?.toISOString().slice(0, 10) ?? null;
}
