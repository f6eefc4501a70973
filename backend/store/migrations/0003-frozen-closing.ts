const MINUTE_MS = 60_000;

/** Longest text that is read as a time zone, characters. */
const LONGEST_ZONE = 100;

/** Clocks are at most this far from UTC. */
const MOST_MINUTES = 14 * 60;

/** An offset as hosts write it: "(GMT+7)", "UTC -03:30", "+0545". Further digits would make it something else. */
const WRITTEN = /(?:(?:GMT|UTC)\s*|^\(?\s*)([+\u2212-])\s*(\d{1,2})(?::?([0-5]\d))?(?![\d:.,]*\d)/i;

/** A name of the time zone database, such as "Asia/Jakarta" or "Etc/GMT-7", whose sign means the opposite. */
const NAMED = /^\(?([a-z_]+(?:\/[a-z0-9_+-]+)+)/i;

/** What Indonesians call their three zones, in hours. */
const INDONESIAN: Readonly<Record<string, number>> = { WIB: 7, WITA: 8, WIT: 9 };
const INDONESIAN_NAME = /\b(?:WIB|WITA|WIT)\b/i;

/** Gives the minutes that clocks are ahead of UTC at a moment, milliseconds since the epoch. */
type ZoneClock = (at: number) => number;

/** The clock of a named zone; null for an unknown name. */
function namedClock(timeZone: string): ZoneClock | null {
	try {
		const fields = { year: "numeric", month: "numeric", day: "numeric", hour: "numeric", minute: "numeric" } as const;
		const format = new Intl.DateTimeFormat("en", { timeZone, hourCycle: "h23", calendar: "iso8601", ...fields });
		return (at) => {
			const parts = format.formatToParts(at).map(({ type, value }) => [type, Number(value)] as const);
			const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = Object.fromEntries(parts);
			return Date.UTC(year, month - 1, day, hour, minute) / MINUTE_MS - Math.floor(at / MINUTE_MS);
		};
	} catch {
		return null;
	}
}

function writtenMinutes(zone: string): number | null {
	const [, sign, hours, minutes = "0"] = WRITTEN.exec(zone) ?? [];
	if (hours === undefined) return null;
	const total = Number(hours) * 60 + Number(minutes);
	if (total > MOST_MINUTES) return null;
	return sign === "+" ? total : -total;
}

function indonesianMinutes(zone: string): number | null {
	const hours = INDONESIAN[INDONESIAN_NAME.exec(zone)?.[0].toUpperCase() ?? ""];
	return hours === undefined ? null : hours * 60;
}

/**
 * The clock of a job's time zone, however a host writes it: a name of the time zone database, an offset, or one of
 * Indonesia's own names. A name goes before an offset beside it, which may be that of the other half of the year.
 * Null for a text that names no zone.
 */
function zoneClock(timezone: string | null | undefined): ZoneClock | null {
	const zone = (timezone ?? "").trim().slice(0, LONGEST_ZONE);
	if (!zone) return null;
	const name = NAMED.exec(zone)?.[1];
	const named = name ? namedClock(name) : null;
	if (named) return named;
	const minutes = writtenMinutes(zone) ?? indonesianMinutes(zone);
	return minutes === null ? namedClock(zone.replace(/^\((.*)\)$/, "$1")) : () => minutes;
}

/** A job that names no time zone is in Jakarta's: shown as (GMT+7). */
const DEFAULT_CLOCK: ZoneClock = () => 7 * 60;

const DAY_MS = 86_400_000;

/** A real calendar day from the start of `value` ("2026-12-24", with or without a time), as UTC midnight; null for none. */
function readDay(value: string | null | undefined): Date | null {
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

/** `closesAt` of jobs as it was when migration 0003 was released. It never changes, whatever becomes of that one. */
export function frozenClosesAt(dueDate: string | null, timezone: string | undefined): string | null {
	const midnight = readDay(dueDate);
	if (!midnight) return null;
	const clock = zoneClock(timezone) ?? DEFAULT_CLOCK;
	return new Date(lastMoment(midnight.getTime() + DAY_MS - 1, clock)).toISOString();
}
