import { LOCALES, prefixOf } from "@/lib/i18n/locales";

/**
 * The result of an application is for one person only. Each pattern names a whole address, because a job's or a
 * company's slug may be "applied" or begin with it.
 */
const RESULTS = ["/p/*/applied$", "/public/companies/*/jobs/*/applied$"];

/**
 * The site's robots.txt. Pages that must not be listed say so themselves and are left open here: a crawler that may
 * not read them would never learn it.
 */
export function robotsText(origin: string): string {
	const closed = ["/api/", ...LOCALES.flatMap((locale) => RESULTS.map((path) => prefixOf(locale) + path))];
	const lines = ["User-agent: *", "Allow: /", ...closed.map((path) => `Disallow: ${path}`)];
	return `${lines.join("\n")}\n\nSitemap: ${origin}/sitemap.xml\n`;
}
