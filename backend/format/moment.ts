import { zoneClock } from "../../lib/contract/time-zone";
import type { Language } from "../http/language";

const LOCALES = { en: "en-GB", id: "id-ID" } as const;
const MINUTE_MS = 60_000;
const DEFAULT_MINUTES = 7 * 60;

function offsetInWords(minutes: number): string {
	const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
	const sign = minutes < 0 ? "-" : "+";
	return `GMT${sign}${hours}${rest > 0 ? `:${String(rest).padStart(2, "0")}` : ""}`;
}

/** A moment (ISO 8601) as text in a job's time zone, which it names; without one, in Jakarta's, as on job pages. */
export function momentInWords(moment: string, timezone: string | undefined, language: Language): string {
	const at = Date.parse(moment);
	const minutes = zoneClock(timezone)?.(at) ?? DEFAULT_MINUTES;
	const format = new Intl.DateTimeFormat(LOCALES[language], {
		dateStyle: "long",
		timeStyle: "short",
		timeZone: "UTC",
	});
	return `${format.format(at + minutes * MINUTE_MS)} (${offsetInWords(minutes)})`;
}
