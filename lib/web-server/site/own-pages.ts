import { LOCALES, pathIn } from "@/lib/i18n/locales";
import { SITE_PAGES, type SitePage } from "@/lib/site/pages";

const inAllLanguages = (names: readonly SitePage[]) =>
	names.flatMap((name) => LOCALES.map((locale) => pathIn(locale, SITE_PAGES[name])));

const NAMES = Object.keys(SITE_PAGES) as SitePage[];

/** Pages that show what hosts say, which may be another at the next start. */
const HOSTED: readonly SitePage[] = ["home", "homepage-video", "about"];

/** The site's own pages. */
export const OWN_PAGES = {
	/**
	 * A process isn't ready before it has this page, or has tried to render it. With the home pages in the other languages as
	 * well, readiness would come later than without any page.
	 */
	first: SITE_PAGES.home,
	/** A process renders the others once it is ready, in this order. */
	all: inAllLanguages(NAMES),
	/** A process saves these for the next one: they depend on nothing but the build, its texts and settings. */
	saved: inAllLanguages(NAMES.filter((name) => !HOSTED.includes(name))),
	/** It saves these as well when it ends, for a next one that starts soon. */
	hosted: inAllLanguages(HOSTED),
} as const;
