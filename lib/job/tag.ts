import type { JobAddress } from "./address";

/** Tag of everything cached of the public company list. */
export const COMPANIES_TAG = "companies";

/** Tag of everything cached of a company's public pages, including its jobs' pages by slugs. */
export const companyTag = (slug: string): string => `company:${slug.toLowerCase()}`;

/** Tag of everything cached of a job under one of its addresses. */
export const jobTag = (address: JobAddress): string =>
	`job:${address.by === "code" ? address.code : `${address.company}/${address.job}`}`.toLowerCase();

/** All tags of a job's page: purging a company's tag also drops its jobs' pages by slugs. */
export const jobTags = (address: JobAddress): string[] =>
	address.by === "code" ? [jobTag(address)] : [jobTag(address), companyTag(address.company)];
