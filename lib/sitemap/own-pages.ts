import { DEFAULT_LOCALE, LOCALES, type Locale, prefixOf } from "@/lib/i18n/locales";
import type { SitemapUrl } from "./xml";

/** The site's own pages that search engines may list, without language prefix. A test holds them against the routes. */
export const OWN_PAGES = ["/", "/public/companies"] as const;

const addressIn = (origin: string, path: string, locale: Locale) =>
	`${origin}${path === "/" ? prefixOf(locale) || "/" : prefixOf(locale) + path}`;

/** A page that stands in every language of ours: an entry for each, all of them naming all. */
export function inLanguages(origin: string, path: string): SitemapUrl[] {
	const languages = [
		...LOCALES.map((locale): [string, string] => [locale, addressIn(origin, path, locale)]),
		["x-default", addressIn(origin, path, DEFAULT_LOCALE)] as const,
	];
	return LOCALES.map((locale) => ({ address: addressIn(origin, path, locale), languages }));
}
