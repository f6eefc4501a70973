import type { JobAddress } from "./address";

/** Tag of everything that is kept of the public company list. */
export const COMPANIES_TAG = "companies";

/** Tag of everything that is kept of a company's public pages, its jobs' pages by slugs among them. */
export const companyTag = (slug: string): string => `company:${slug.toLowerCase()}`;

/** Tag of everything that is kept of a job under one of its addresses. */
export const jobTag = (address: JobAddress): string =>
	`job:${address.by === "code" ? address.code : `${address.company}/${address.job}`}`.toLowerCase();

/** All tags of a job's page: a company's own drops the pages of its jobs by slugs too. */
export const jobTags = (address: JobAddress): string[] =>
	address.by === "code" ? [jobTag(address)] : [jobTag(address), companyTag(address.company)];
