import { codeIn, type Region } from "../../lib/contract/code";
import { pagesOfCompany } from "../company/edit/save-company";
import { enqueuePurge } from "../site/purge";
import type { Site } from "../site/site";
import type { Store } from "../store/open";
import type { CompanyRow, JobRow } from "../store/schema";
import type { Changed } from "../tasks/kinds";

/** The maximum number of pages in one purge, and in one import; the others change within a minute. */
const BATCH = 50;
const MOST = 500;

interface Imported {
	/** Jobs that are new, changed or closed, and the slugs of their companies. */
	jobs: readonly { row: Pick<JobRow, "open_code">; isNew: boolean; company: Pick<CompanyRow, "slug"> }[];
	/** Companies whose own data has changed. */
	companies: readonly CompanyRow[];
	region: Region;
	now: Date;
}

const unique = (names: readonly string[]) => [...new Set(names)].filter(Boolean).slice(0, MOST);

/**
 * Adds the tasks that purge the site's cached pages of an import, in its transaction, and returns what they purge. A
 * running backend polls for such tasks every ten seconds.
 */
export async function enqueueImported(
	write: Store,
	{ jobs, companies, region, now }: Imported,
): Promise<readonly Changed[]> {
	const changed = jobs.filter(({ isNew }) => !isNew).map(({ row }) => codeIn(region, row.open_code));
	const whole = await Promise.all(companies.map((company) => pagesOfCompany(write, region, company)));
	const codes = unique([...changed, ...whole.flatMap((pages) => pages.codes)]);
	const slugs = unique([...jobs.map(({ company }) => company.slug), ...whole.flatMap((pages) => pages.companies)]);
	const starts = Array.from({ length: Math.ceil(Math.max(codes.length, slugs.length) / BATCH) }, (_, i) => i * BATCH);
	const pages = starts.map((start) => ({
		codes: codes.slice(start, start + BATCH),
		companies: slugs.slice(start, start + BATCH),
	}));
	for (const changed of pages) await enqueuePurge(write, changed, now.toISOString());
	return pages;
}

/** Drops the pages now, if the site runs and accepts our token; otherwise the tasks do it. */
export async function purgeNow(site: Site, pages: readonly Changed[]): Promise<void> {
	try {
		for (const changed of pages) await site.purge(changed);
	} catch {
		// The tasks are still there.
	}
}
