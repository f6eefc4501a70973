import { LOCALES, pathIn } from "@/lib/i18n/locales";
import { SITE_PAGES, type SitePage } from "@/lib/site/pages";

const inAllLanguages = (names: readonly SitePage[]) =>
	names.flatMap((name) => LOCALES.map((locale) => pathIn(locale, SITE_PAGES[name])));

const NAMES = Object.keys(SITE_PAGES) as SitePage[];

/** The site's own pages, in the order in which a new process renders them. */
export const OWN_PAGES = {
	/** Can be rendered while no host answers yet; it loads the code that all pages need. */
	withoutHosts: inAllLanguages(["pricing"]),
	home: inAllLanguages(["home"]),
	all: inAllLanguages(NAMES),
} as const;
