import { everyLanguage, LOCALES, type Locale, pathIn } from "@/lib/i18n/locales";
import { SITE_PAGES } from "@/lib/site/pages";
import type { SitemapUrl } from "./xml";

/** The site's own pages that search engines may list, without language prefix. A test holds them against the routes. */
export const OWN_PAGES: readonly string[] = [...Object.values(SITE_PAGES), "/public/companies"];

/** A page in each of our languages: one entry for each, and each entry names all of them. */
export function inLanguages(origin: string, path: string): SitemapUrl[] {
	const addressIn = (locale: Locale) => origin + pathIn(locale, path);
	const languages = Object.entries(everyLanguage(addressIn));
	return LOCALES.map((locale) => ({ address: addressIn(locale), languages }));
}
