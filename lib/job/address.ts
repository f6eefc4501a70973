import { type Region, regionOf } from "@/lib/contract/code";

/** How a job's page is addressed: by its open code, or by the slugs of its company and job. */
export type JobAddress = { by: "code"; code: string } | { by: "slugs"; company: string; job: string };

/** The region of the job at an address; pages by slugs belong to the main region. */
export const regionOfJob = (address: JobAddress): Region => (address.by === "code" ? regionOf(address.code) : "main");

/** The path of the public company list. */
export const COMPANIES_PATH = "/public/companies";

/** The path of a company's public page. */
export const companyPath = (slug: string): string => `${COMPANIES_PATH}/${encodeURIComponent(slug)}`;

/** The path of a job's page. */
export const jobPath = (address: JobAddress): string =>
	address.by === "code"
		? `/p/${encodeURIComponent(address.code)}`
		: `${companyPath(address.company)}/jobs/${encodeURIComponent(address.job)}`;

/** The path of a company's page, or of a job's page by its slugs, inside an app's web view. */
export const mobilePath = (company: string, job?: string): string =>
	`/mobile/companies/${encodeURIComponent(company)}${job ? `/jobs/${encodeURIComponent(job)}` : ""}`;
