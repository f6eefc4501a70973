import { zoneClock } from "../../../lib/contract/time-zone";
import type { Field } from "./field";
import { quote } from "./quote";
import { text } from "./text";

/** A day, alone or with a time and an offset. */
const MOMENT =
	/^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*(?:(Z|UTC)|([+-])(\d{2})(?::?(\d{2}))?)?)?$/i;

const DAY_MS = 86_400_000;

interface Moment {
	/** As it was written. */
	written: string;
	/** The calendar day, YYYY-MM-DD. */
	day: string;
	/** Whether its time is midnight, at the start of the day. */
	isMidnight: boolean;
	/** The offset as jobs write it, such as "(GMT+7)", if the time has one. */
	zone: string | undefined;
}

const isDay = (year: number, month: number, day: number) => {
	const date = new Date(Date.UTC(year, month - 1, day));
	return year > 1900 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

function zoneOf(utc: string | undefined, sign: string | undefined, hours: string, minutes: string) {
	if (utc) return "(GMT+0)";
	if (!sign) return undefined;
	return `(GMT${sign}${Number(hours)}${Number(minutes) > 0 ? `:${minutes}` : ""})`;
}

function readMoment(written: string): Moment | undefined {
	const match = MOMENT.exec(written);
	if (!match) return undefined;
	const [, year, month, day, hour = "0", minute = "0", second = "0", utc, sign, hours = "0", minutes = "0"] = match;
	const isMidnight = match[4] !== undefined && [hour, minute, second].every((part) => Number(part) === 0);
	const isTime = Number(hour) <= 24 && Number(minute) < 60 && Number(second) <= 60;
	const isOffset = Number(hours) <= 14 && Number(minutes) < 60;
	if (!isDay(Number(year), Number(month), Number(day)) || !isTime || !isOffset) return undefined;
	// Pages recognise UTC only by the letter Z.
	const normalised = utc ? written.replace(/\s*(?:Z|UTC)$/i, "Z").replace(" ", "T") : written;
	return { written: normalised, day: `${year}-${month}-${day}`, isMidnight, zone: zoneOf(utc, sign, hours, minutes) };
}

/** A day or a moment, ISO 8601. */
export function moment(field: Field): Moment | undefined {
	const written = text(field)?.trim();
	if (written === undefined) return undefined;
	const value = quote(written);
	const wrong = "must be a day such as 2027-01-31 or 2027-01-31T23:59:00+07:00; {value} isn't one";
	return readMoment(written) ?? field.wrong(wrong, { value });
}

/** The last day that ends until a moment: what ends at midnight, when a day begins, ends with the day before. */
export function lastDay({ day, isMidnight }: Pick<Moment, "day" | "isMidnight">): string {
	if (!isMidnight) return day;
	return new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
}

/** A moment in milliseconds since 1970, as ISO 8601. */
export function epochMoment(field: Field): string | undefined {
	if (field.isMissing) return undefined;
	const date = typeof field.value === "number" ? new Date(field.value) : undefined;
	if (!date || Number.isNaN(date.getTime())) return field.wrong("must be a moment in milliseconds since 1970");
	return date.toISOString();
}

/** A time zone in one of the ways in which jobs name theirs. */
export function timezone(field: Field): string | undefined {
	const zone = text(field)?.trim();
	if (zone === undefined) return undefined;
	if (zone.length <= 100 && zoneClock(zone) !== null) return zone;
	return field.wrong("must be a time zone such as Asia/Jakarta or (GMT+7); {value} isn't one", { value: quote(zone) });
}
