/** A job that names no time zone is in Jakarta's: shown as (GMT+7). */
const DEFAULT_OFFSET_MINUTES = 7 * 60;

const OFFSET = /(?:GMT|UTC)\s*([+-])\s*(\d{1,2})(?::?(\d{2}))?/i;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Minutes east of UTC that a time zone text such as "(GMT+7)", "Asia/Jakarta" or "GMT-03:30" stands for at `at`. */
function offsetMinutes(timezone: string | undefined, at: Date): number | null {
	if (!timezone) return null;
	const written = OFFSET.exec(timezone);
	if (written) {
		const minutes = Number(written[2]) * 60 + Number(written[3] ?? 0);
		return minutes <= 14 * 60 ? (written[1] === "-" ? -minutes : minutes) : null;
	}
	if (/^\(?(?:GMT|UTC)\)?$/i.test(timezone.trim())) return 0;
	try {
		const parts = new Intl.DateTimeFormat("en", { timeZone: timezone.trim(), timeZoneName: "longOffset" });
		const name = parts.formatToParts(at).find((part) => part.type === "timeZoneName")?.value ?? "";
		return name === "GMT" ? 0 : offsetMinutes(name, at);
	} catch {
		return null;
	}
}

function suffix(minutes: number): string {
	const sign = minutes < 0 ? "-" : "+";
	const rest = Math.abs(minutes) % 60;
	return `(GMT${sign}${Math.floor(Math.abs(minutes) / 60)}${rest ? `:${String(rest).padStart(2, "0")}` : ""})`;
}

/** A job's due date: the end of that day in the job's time zone. */
export interface DueDate {
	/** The calendar day, YYYY-MM-DD. */
	day: string;
	/** Time zone suffix for people, such as "(GMT+7)". */
	suffix: string;
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

/** Reads a due date and its zone, default GMT+7. Null when there is no real date. */
export function readDueDate(value: string | undefined, timezone: string | undefined): DueDate | null {
	const midnight = readDay(value);
	if (!midnight) return null;
	const minutes = offsetMinutes(timezone, midnight) ?? DEFAULT_OFFSET_MINUTES;
	return {
		day: midnight.toISOString().slice(0, 10),
		suffix: suffix(minutes),
		endsAt: new Date(midnight.getTime() + DAY_MS - 1 - minutes * MINUTE_MS),
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
