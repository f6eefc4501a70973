import type { Locale } from "./locales";

/** Days are written day, month, year in both languages. */
const FORMATS: Record<Locale, string> = { en: "en-GB", id: "id-ID" };

/** A day (YYYY-MM-DD) in words, such as "27 June 2016". */
export const dayInWords = (locale: Locale, day: string): string =>
	new Intl.DateTimeFormat(FORMATS[locale], { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));
