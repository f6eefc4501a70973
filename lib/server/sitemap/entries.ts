import "server-only";
import { companyPath } from "@/lib/job/address";
import { inLanguages, OWN_PAGES } from "@/lib/sitemap/own-pages";
import type { SitemapPart } from "@/lib/sitemap/parts";
import { w3cDate } from "@/lib/sitemap/w3c-date";
import { MOST_URLS, urlEntry } from "@/lib/sitemap/xml";
import type { Walk } from "./ask-list";
import { companySlugs } from "./company-pages";
import { type JobPage, jobPages } from "./job-pages";

/** Pieces of a sitemap's text, each created on demand. */
type Entries = AsyncGenerator<string, void, void>;

/** Fills a part page by page; a page that doesn't fit starts the next part. */
export const fits = (listed: number, { jobs }: JobPage): boolean => listed + jobs.length <= MOST_URLS;

async function* pageEntries(origin: string): Entries {
	yield OWN_PAGES.flatMap((path) => inLanguages(origin, path))
		.map(urlEntry)
		.join("");
}

async function* companyEntries(origin: string, part: number, walk: Walk): Entries {
	for await (const slugs of companySlugs(part, walk))
		yield slugs
			.flatMap((slug) => inLanguages(origin, companyPath(slug)))
			.map(urlEntry)
			.join("");
}

async function* jobEntries(origin: string, after: string | undefined, walk: Walk): Entries {
	let listed = 0;
	for await (const page of jobPages(after, walk)) {
		if (!fits(listed, page)) return;
		listed += page.jobs.length;
		yield page.jobs
			.map(({ path, updatedAt }) => urlEntry({ address: origin + path, changed: w3cDate(updatedAt) }))
			.join("");
	}
}

/** The entries of a part, read from the hosts while they are written. Throws `HostFailure`. */
export function partEntries(origin: string, part: SitemapPart, walk: Walk): Entries {
	if (part.kind === "pages") return pageEntries(origin);
	if (part.kind === "companies") return companyEntries(origin, part.number, walk);
	return jobEntries(origin, part.after, walk);
}
