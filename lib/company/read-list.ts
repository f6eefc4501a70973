import type { z } from "zod";
import { mediaUrl } from "@/lib/brand/media-url";
import type { companyPage } from "@/lib/contract/schemas/company";
import { readSlug } from "@/lib/contract/slug";
import { plainLine } from "@/lib/text/plain";
import { isInRange, pageCount } from "./pager";

/** A page of the list as the hosts answer it. */
export type CompanyPage = z.output<typeof companyPage>;

/** A company in the public list. */
export interface ListedCompany {
	id: string;
	/** The slug stands in for a name that the host does not know. */
	name: string;
	logo: string | undefined;
	/** Slug of its page; without one its card leads nowhere. */
	slug: string | undefined;
}

/** A page of the list as it is shown. */
export interface CompanyList {
	companies: readonly ListedCompany[];
	page: number;
	perPage: number;
	total: number;
	/** Places of the page's first and last company in the list, from 1; null where the host doesn't say. */
	from: number | null;
	to: number | null;
}

/**
 * Reads a page of the list: texts cleaned, links and pictures checked, no company twice, and none without name and
 * slug. `ours` are the configured hosts' origins, whose pictures are taken besides those on public https hosts.
 */
export function readCompanyList(answer: CompanyPage, ours: readonly string[]): CompanyList {
	const byId = new Map(answer.data.map((company) => [company.id, company]));
	const companies = [...byId.values()].flatMap(({ id, title, logoUrl, jobListUrl }) => {
		const slug = readSlug(jobListUrl);
		const name = plainLine(title) || slug;
		return name ? [{ id, name, logo: mediaUrl(logoUrl, ours), slug }] : [];
	});
	const { current_page: page, per_page: perPage, total, from = null, to = null } = answer;
	return { companies, page, perPage, total, from, to };
}

/** Whether a page doesn't exist: every list has a first one, however empty. */
export const isPastEnd = (page: number, { total, perPage }: CompanyList): boolean =>
	!isInRange(page, pageCount(total, perPage));
