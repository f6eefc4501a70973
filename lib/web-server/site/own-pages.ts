import { LOCALES, pathIn } from "@/lib/i18n/locales";
import { SITE_PAGES, type SitePage } from "@/lib/site/pages";

/** Pages with data of a host: companies, or jobs in our team. */
const OF_HOSTS: readonly SitePage[] = ["home", "homepage-video", "about"];

const inAllLanguages = (names: readonly SitePage[]) =>
	names.flatMap((name) => LOCALES.map((locale) => pathIn(locale, SITE_PAGES[name])));

const NAMES = Object.keys(SITE_PAGES) as SitePage[];

/** The site's own pages, in the order in which a new process renders them. */
export const OWN_PAGES = {
	/** Can be rendered while no host answers yet. */
	withoutHosts: inAllLanguages(NAMES.filter((name) => !OF_HOSTS.includes(name))),
	home: inAllLanguages(["home"]),
	all: inAllLanguages(NAMES),
} as const;
