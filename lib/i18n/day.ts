import type { Locale } from "./locales";

/** Both languages write dates as day, month, year. */
const FORMATS: Record<Locale, string> = { en: "en-GB", id: "id-ID" };

/** A day (YYYY-MM-DD) for people, such as "27 June 2016". */
export const dayInWords = (locale: Locale, day: string): string =>
	new Intl.DateTimeFormat(FORMATS[locale], { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));
