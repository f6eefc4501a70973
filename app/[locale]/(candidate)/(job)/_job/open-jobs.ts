import type { OpenJob } from "@/components/job/closed-notice";
import { type Locale, prefixOf } from "@/lib/i18n/locales";
import { jobPath } from "@/lib/job/address";
import { companyView } from "@/lib/job/company-view";
import type { JobView } from "@/lib/job/view";
import { HostFailure } from "@/lib/server/host-failure";
import { loadCompany } from "@/lib/server/load-companies";

/** The company page lists the others. */
const MOST_JOBS = 10;

/** The page works without its company's other jobs. */
const noneOnFailure = (error: unknown) => {
	if (error instanceof HostFailure) return null;
	throw error;
};

/** The other open jobs of a job's company, at most ten; none if the company has no page or can't be loaded. */
export async function openJobs({ id, company }: JobView, locale: Locale, now: Date): Promise<OpenJob[]> {
	const { slug } = company;
	const detail = slug && (await loadCompany(slug).catch(noneOnFailure));
	if (!detail) return [];
	const { jobs } = companyView(detail, slug, [], now);
	const links = jobs.flatMap((job): OpenJob[] => {
		const { address, title, city } = job;
		if (!address || !title || job.id === id) return [];
		return [{ href: prefixOf(locale) + jobPath(address), title, city }];
	});
	return links.slice(0, MOST_JOBS);
}
