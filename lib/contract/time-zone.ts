const MINUTE_MS = 60_000;

/** Longest text that is read as a time zone, characters. */
const LONGEST_ZONE = 100;

/** Clocks are at most this far from UTC. */
const MOST_MINUTES = 14 * 60;

/** An offset as hosts write it: "(GMT+7)", "UTC -03:30", "+0545". Further digits would make it something else. */
const WRITTEN = /(?:(?:GMT|UTC)\s*|^\(?\s*)([+\u2212-])\s*(\d{1,2})(?::?([0-5]\d))?(?![\d:.,]*\d)/i;

/** A name of the time zone database, such as "Asia/Jakarta" or "Etc/GMT-7", whose sign means the opposite. */
const NAMED = /^\(?([a-z_]+(?:\/[a-z0-9_+-]+)+)/i;

/** The Indonesian names of the country's three time zones, in hours. */
const INDONESIAN: Readonly<Record<string, number>> = { WIB: 7, WITA: 8, WIT: 9 };
const INDONESIAN_NAME = /\b(?:WIB|WITA|WIT)\b/i;

/** Gives the minutes that clocks are ahead of UTC at a moment, milliseconds since the epoch. */
export type ZoneClock = (at: number) => number;

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
 * The clock of a job's time zone, in any notation of hosts: a name of the time zone database, an offset, or one of
 * Indonesia's own names. A name has priority over an offset beside it, which may be that of the other half of the year.
 * Null for a text without a zone.
 */
export function zoneClock(timezone: string | null | undefined): ZoneClock | null {
	const zone = (timezone ?? "").trim().slice(0, LONGEST_ZONE);
	if (!zone) return null;
	const name = NAMED.exec(zone)?.[1];
	const named = name ? namedClock(name) : null;
	if (named) return named;
	const minutes = writtenMinutes(zone) ?? indonesianMinutes(zone);
	return minutes === null ? namedClock(zone.replace(/^\((.*)\)$/, "$1")) : () => minutes;
}
