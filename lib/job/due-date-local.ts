import { dayOf } from "./day-parts";

/** A due date's end in the visitor's time zone, as text: a day and a time. */
export interface LocalEnd {
	date: string;
	time: string;
}

/** A moment in `timeZone`, in the parts that `options` ask for. */
const partsOf = (moment: Date, language: string, options: Intl.DateTimeFormatOptions) =>
	new Intl.DateTimeFormat(language, { calendar: "gregory", ...options }).formatToParts(moment);

const DAY = { day: "2-digit", month: "short", year: "numeric" } as const;
const TIME = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

/**
 * A due date's end in the visitor's time zone, if it falls on another calendar day than the job's; null if it is the same
 * day, which needs no second line. `iso` is the end with its offset, `day` the job's day (YYYY-MM-DD), and `timeZone` the
 * visitor's, by default the runtime's.
 */
export function localEnd(iso: string, day: string, language: string, timeZone?: string): LocalEnd | null {
	const end = new Date(iso);
	const [month, , date, , year] = partsOf(end, "en", { ...DAY, month: "2-digit", timeZone }).map(({ value }) => value);
	if (`${year}-${month}-${date}` === day) return null;
	const time = partsOf(end, language, { ...TIME, timeZone });
	const part = (wanted: string) => time.find(({ type }) => type === wanted)?.value;
	return { date: dayOf(partsOf(end, language, { ...DAY, timeZone })), time: `${part("hour")}:${part("minute")}` };
}
