/** Languages of the site's own texts. English has no path prefix, Indonesian is under `/id`. */
export const LOCALES = ["en", "id"] as const;
export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = "en";

export const isLocale = (value: string): value is Locale => (LOCALES as readonly string[]).includes(value);

/** The language of an address; English if it names none. */
export const localeOf = (value: string | undefined): Locale => (value && isLocale(value) ? value : DEFAULT_LOCALE);

/** The path prefix of a language. */
export const prefixOf = (locale: Locale): string => (locale === DEFAULT_LOCALE ? "" : `/${locale}`);

/** A page's path in a language, from its path without one. */
export const pathIn = (locale: Locale, path: string): string =>
	path === "/" ? prefixOf(locale) || "/" : prefixOf(locale) + path;

/** A page's addresses in all languages, for search engines; `addressIn` returns one. */
export const everyLanguage = (addressIn: (locale: Locale) => string): Record<Locale | "x-default", string> => ({
	en: addressIn("en"),
	id: addressIn("id"),
	"x-default": addressIn(DEFAULT_LOCALE),
});

/** The supported language closest to a BCP 47 tag such as `id-ID`; null if there is none. */
export function nearestLocale(tag: string | undefined): Locale | null {
	const primary = tag?.toLowerCase().split("-")[0] ?? "";
	return isLocale(primary) ? primary : null;
}
