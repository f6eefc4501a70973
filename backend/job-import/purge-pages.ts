import { codeIn, type Region } from "../../lib/contract/code";
import { pagesOfCompany } from "../company/edit/save-company";
import { enqueuePurge } from "../site/purge";
import type { Store } from "../store/open";
import type { CompanyRow, JobRow } from "../store/schema";

/** As many pages as one purge takes, and as an import drops at most; the others change within a minute. */
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

/** Lets the running backend drop the site's cached pages that an import has changed; it looks for such tasks every ten seconds. */
export async function purgeImported(write: Store, { jobs, companies, region, now }: Imported): Promise<void> {
	const changed = jobs.filter(({ isNew }) => !isNew).map(({ row }) => codeIn(region, row.open_code));
	const whole = await Promise.all(companies.map((company) => pagesOfCompany(write, region, company)));
	const codes = unique([...changed, ...whole.flatMap((pages) => pages.codes)]);
	const slugs = unique([...jobs.map(({ company }) => company.slug), ...whole.flatMap((pages) => pages.companies)]);
	for (let start = 0; start < Math.max(codes.length, slugs.length); start += BATCH) {
		const end = start + BATCH;
		const pages = { codes: codes.slice(start, end), companies: slugs.slice(start, end) };
		await enqueuePurge(write, pages, now.toISOString());
	}
}
