const MINUTE_MS = 60_000;
const MOST_MINUTES = 14 * 60;

/** An offset as people write it: "(GMT+7)", "UTC -03:30", "+0545". */
const WRITTEN = /(?:(?:GMT|UTC)\s*|^\(?\s*)([+-])\s*(\d{1,2})(?::?(\d{2}))?/i;

/** A name of the time zone database, such as "Asia/Jakarta" or "Etc/GMT-7", whose sign means the opposite. */
const NAMED = /^[a-z_]+(?:\/[a-z0-9_+-]+)+/i;

/** What Indonesians call their three zones, in hours. */
const INDONESIAN: Readonly<Record<string, number>> = { WIB: 7, WITA: 8, WIT: 9 };
const INDONESIAN_NAME = /\b(WIB|WITA|WIT)\b/i;

/** Minutes that clocks in a named zone are ahead of UTC at `at`; null for an unknown name. */
function namedOffset(zone: string, at: Date): number | null {
	try {
		const fields = { year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit" } as const;
		const format = new Intl.DateTimeFormat("en", { timeZone: zone, hourCycle: "h23", calendar: "iso8601", ...fields });
		const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
		const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = part;
		return Date.UTC(year, month - 1, day, hour, minute) / MINUTE_MS - Math.floor(at.getTime() / MINUTE_MS);
	} catch {
		return null;
	}
}

function writtenOffset(zone: string): number | null {
	const [, sign, hours, minutes = "0"] = WRITTEN.exec(zone) ?? [];
	if (hours === undefined) return null;
	const total = Number(hours) * 60 + Number(minutes);
	if (total > MOST_MINUTES) return null;
	return sign === "-" ? -total : total;
}

/**
 * Minutes that clocks are ahead of UTC at `at` in a job's time zone, however it is written: as a name of the time zone
 * database, an offset, or one of Indonesia's own names. Null for a text that names no zone.
 */
export function zoneOffset(timezone: string, at: Date): number | null {
	const zone = timezone.trim();
	const name = NAMED.exec(zone)?.[0];
	const named = name === undefined ? null : namedOffset(name, at);
	if (named !== null) return named;
	const written = writtenOffset(zone);
	if (written !== null) return written;
	const hours = INDONESIAN[INDONESIAN_NAME.exec(zone)?.[0].toUpperCase() ?? ""];
	return hours === undefined ? namedOffset(zone.replace(/^\((.*)\)$/, "$1"), at) : hours * 60;
}
