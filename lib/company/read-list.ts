import type { z } from "zod";
import { mediaUrl } from "@/lib/contract/media-url";
import type { companyPage } from "@/lib/contract/schemas/company";
import { readSlug } from "@/lib/contract/slug";
import { plainLine } from "@/lib/text/plain";
import { isInRange, pageCount } from "./pager";

/** A page of the list as the hosts answer it. */
export type CompanyPage = z.output<typeof companyPage>;

/** A company in the public list. */
export interface ListedCompany {
	id: string;
	/** The slug replaces a name that the host does not know. */
	name: string;
	logo: string | undefined;
	/** Slug of its page; without one its card has no link. */
	slug: string | undefined;
}

/** A page of the list, ready to be shown. */
export interface CompanyList {
	companies: readonly ListedCompany[];
	page: number;
	perPage: number;
	total: number;
	/** Positions of the page's first and last company in the list, from 1; null if the host doesn't say. */
	from: number | null;
	to: number | null;
}

/**
 * Parses a page of the list: texts cleaned, links and pictures checked, duplicates removed, and no company without both name
 * and slug. `ours` are the configured hosts' origins, whose pictures are allowed besides those on public https hosts.
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

/** Whether a page doesn't exist: every list has a first page, even an empty one. */
export const isPastEnd = (page: number, { total, perPage }: CompanyList): boolean =>
	!isInRange(page, pageCount(total, perPage));
