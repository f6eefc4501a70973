import { LOCALES, pathIn } from "@/lib/i18n/locales";
import { SITE_PAGES, type SitePage } from "@/lib/site/pages";

const inAllLanguages = (names: readonly SitePage[]) =>
	names.flatMap((name) => LOCALES.map((locale) => pathIn(locale, SITE_PAGES[name])));

const NAMES = Object.keys(SITE_PAGES) as SitePage[];

/** The site's own pages. */
export const OWN_PAGES = {
	/** A process isn't ready before it has this one; with the other languages' home pages, it would be later than without any. */
	first: SITE_PAGES.home,
	/** It renders the others afterwards, in this order. */
	all: inAllLanguages(NAMES),
} as const;
