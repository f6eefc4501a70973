import type { OpenJob } from "@/components/job/closed-notice";
import { type Locale, prefixOf } from "@/lib/i18n/locales";
import { jobPath } from "@/lib/jobs/address";
import { readDueDate } from "@/lib/jobs/due-date";
import { isClosed, type JobView } from "@/lib/jobs/view";
import { HostFailure } from "@/lib/server/host-failure";
import { type CompanyDetail, loadCompany } from "@/lib/server/load-companies";
import { plainLine } from "@/lib/text/plain";

/** More jobs than this are the company page's to list. */
const MOST_JOBS = 10;

type Listed = CompanyDetail["jobs"][number];

/** A company that can't be loaded now is no reason for a page without it to fail. */
const noneOnFailure = (error: unknown) => {
	if (error instanceof HostFailure) return null;
	throw error;
};

function pathOf({ slug, open_code: code }: Listed, company: string): string | undefined {
	if (slug) return jobPath({ by: "slugs", company, job: slug });
	return code && jobPath({ by: "code", code });
}

/** The other open jobs of a job's company, at most ten; none where the company has no page or can't be loaded. */
export async function openJobs({ id, company }: JobView, locale: Locale, now: Date): Promise<OpenJob[]> {
	const { slug } = company;
	const detail = slug && (await loadCompany(slug).catch(noneOnFailure));
	if (!detail) return [];
	const links = detail.jobs.flatMap((job): OpenJob[] => {
		const [path, title] = [pathOf(job, slug), plainLine(job.title)];
		const closed = isClosed({ due: readDueDate(job.due_date, job.timezone) }, now);
		if (!path || !title || closed || job.id === id) return [];
		return [{ href: prefixOf(locale) + path, title, city: plainLine(job.city) }];
	});
	return links.slice(0, MOST_JOBS);
}
