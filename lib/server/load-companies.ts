import "server-only";
import type { z } from "zod";
import { ENDPOINTS } from "@/lib/contract/endpoints";
import type { companyDetail, companyPage } from "@/lib/contract/schemas/company";
import { COMPANIES_TAG, companyTag } from "@/lib/job/tag";
import { readRow } from "./read-row";

/** Minimum time between renderings of a company page, in seconds. */
const REVALIDATE_SECONDS = 60;

export type CompanyDetail = z.output<typeof companyDetail>;
export type CompanyList = z.output<typeof companyPage>;

/** A public company with its open jobs; null for one that the host doesn't know or has no data on. Throws `HostFailure`. */
export const loadCompany = (slug: string): Promise<CompanyDetail | null> =>
	readRow(ENDPOINTS.companyBySlug, {
		params: { companySlug: slug },
		subject: "company",
		seconds: REVALIDATE_SECONDS,
		tags: [companyTag(slug)],
	});

/** A page of the public company list, filtered to names that contain `q`. Null if the host has no such list. */
export const loadCompanies = (page: number, q: string): Promise<CompanyList | null> =>
	readRow(ENDPOINTS.companyList, {
		query: { page, q },
		seconds: REVALIDATE_SECONDS,
		tags: [COMPANIES_TAG],
	});
