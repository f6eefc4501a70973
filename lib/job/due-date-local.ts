/** When a job's due date ends by the clock of somebody elsewhere, as text: a day and a time. */
export interface LocalEnd {
	date: string;
	time: string;
}

type Fields = Record<string, string>;

/** A moment as the named fields of a clock in `timeZone`. */
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
 * When a due date ends by the visitor's clock, where that is another calendar day than the job's; null where it is
 * the same day, which needs no second line. `iso` is the end with its offset, `day` the job's day (YYYY-MM-DD), and
 * `timeZone` the visitor's; without it, the runtime's own.
 */
export function localEnd(iso: string, day: string, language: string, timeZone?: string): LocalEnd | null {
	const end = new Date(iso);
	const local = fieldsOf(end, "en", "2-digit", timeZone);
	if (`${local.year}-${local.month}-${local.day}` === day) return null;
	const messages = fieldsOf(end, language, "short", timeZone);
	return { date: `${messages.day} ${messages.month} ${messages.year}`, time: `${messages.hour}:${messages.minute}` };
}
