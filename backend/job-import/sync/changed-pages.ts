import { codeIn, type Region } from "../../../lib/contract/code";
import type { Site } from "../../site/site";
import type { Changed } from "../../tasks/kinds";
import type { ImportedRow } from "../imported-row";

/** Jobs in one purge; the site takes no more. */
const MOST = 50;

const isChanged = ({ kind }: ImportedRow) => kind !== "unchanged";

/** The pages that jobs are shown on, in portions that the site takes. */
export function changedPages(jobs: readonly ImportedRow[], region: Region): Changed[] {
	const rows = jobs.filter(isChanged);
	return Array.from({ length: Math.ceil(rows.length / MOST) }, (_, index) => {
		const some = rows.slice(index * MOST, (index + 1) * MOST);
		return {
			codes: some.map(({ openCode }) => codeIn(region, openCode)),
			companies: [...new Set(some.map(({ companySlug }) => companySlug))],
		};
	});
}

/** Drops the pages now, where the site runs and takes our token; else the task does. */
export async function purgePages(site: Site, pages: readonly Changed[]): Promise<void> {
	for (const changed of pages) {
		const isDone = await site.purge(changed).then(
			() => true,
			() => false,
		);
		if (!isDone) return;
	}
}
