import { ImportError } from "../import-error";

/** An open job that is synchronised with a source. */
export interface SourceJob {
	id: number;
	title: string;
	companySlug: string;
	slug: string;
	openCode: string;
}

/** How many of the jobs a refusal names. */
const MOST_NAMED = 20;

/** One line for each job, and one for those that are left out. */
function namesOf(jobs: readonly SourceJob[]): string[] {
	const names = jobs.slice(0, MOST_NAMED).map(({ title, openCode }) => `  ${title} (${openCode})`);
	return jobs.length > MOST_NAMED ? [...names, `  and ${jobs.length - MOST_NAMED} more`] : names;
}

/**
 * The jobs that are no longer in their source. Throws `ImportError` with their names if these are more than half, unless `force` is set:
 * an empty or truncated response must not close a company's jobs.
 */
export function vanishedFrom(open: readonly SourceJob[], seen: ReadonlySet<number>, force: boolean): SourceJob[] {
	const vanished = open.filter(({ id }) => !seen.has(id));
	if (force || vanished.length * 2 <= open.length) return vanished;
	const missing = `${vanished.length} of the ${open.length} open ${open.length === 1 ? "job" : "jobs"} of this source`;
	throw new ImportError([
		`${missing} would be closed, which is more than half. If they are really gone, run it again with --force.`,
		...namesOf(vanished),
	]);
}
