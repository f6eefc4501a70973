/** A due date's end in the visitor's time zone, as text: a day and a time. */
export interface LocalEnd {
	date: string;
	time: string;
}

type Fields = Record<string, string>;

/** A moment in `timeZone`, as named date and time fields. */
function fieldsOf(moment: Date, language: string, month: "short" | "2-digit", timeZone?: string): Fields {
	const format = new Intl.DateTimeFormat(language, {
		timeZone,
		calendar: "gregory",
		day: "2-digit",
		month,
		year: "numeric",
		hour: "2-digit",
		minute: "2-digit",
		hourCycle: "h23",
	});
	return Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
}

/**
 * A due date's end in the visitor's time zone, if it falls on another calendar day than the job's; null if it is the same
 * day, which needs no second line. `iso` is the end with its offset, `day` the job's day (YYYY-MM-DD), and `timeZone` the
 * visitor's, by default the runtime's.
 */
export function localEnd(iso: string, day: string, language: string, timeZone?: string): LocalEnd | null {
	const end = new Date(iso);
	const local = fieldsOf(end, "en", "2-digit", timeZone);
	if (`${local.year}-${local.month}-${local.day}` === day) return null;
	const messages = fieldsOf(end, language, "short", timeZone);
	return { date: `${messages.day} ${messages.month} ${messages.year}`, time: `${messages.hour}:${messages.minute}` };
}
