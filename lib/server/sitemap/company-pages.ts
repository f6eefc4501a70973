import "server-only";
import { ENDPOINTS } from "@/lib/contract/endpoints";
import { slug } from "@/lib/contract/params";
import { LOCALES } from "@/lib/i18n/locales";
import { MOST_URLS } from "@/lib/sitemap/xml";
import { HostFailure } from "../host-failure";
import { askList, type Walk } from "./ask-list";

/** The contract's maximum number of companies per answer. */
const PER_PAGE = 60;

/** Number of answers in one part of the sitemap; each company has a page in every language. */
const PAGES_PER_PART = Math.floor(MOST_URLS / LOCALES.length / PER_PAGE);

async function askPage(page: number, walk: Walk) {
	const query = { page: String(page), per_page: String(PER_PAGE) };
	const answer = await askList(ENDPOINTS.companyList, { query, walk });
	if (!answer) return null;
	const lastPage = Math.ceil(answer.total / answer.per_page);
	// A host without pagination returns its whole list at once.
	const most = lastPage > 1 ? PER_PAGE : PER_PAGE * PAGES_PER_PART;
	if (answer.data.length > most) throw new HostFailure("bad_host_answer");
	const slugs = answer.data.flatMap(({ jobListUrl }) => slug.safeParse(jobListUrl).data ?? []);
	return { slugs, lastPage };
}

/** The number of parts for companies; 0 if the host has no list of them or it is empty. Throws `HostFailure`. */
export async function countCompanyParts(walk: Walk): Promise<number> {
	const first = await askPage(1, walk);
	return Math.ceil((first?.lastPage ?? 0) / PAGES_PER_PART);
}

/**
 * Slugs of one part's companies (1 is the first), one answer at a time. A company that moved by one page during the reading
 * comes once. Throws `HostFailure`.
 */
export async function* companySlugs(part: number, walk: Walk): AsyncGenerator<string[], void, void> {
	const first = (part - 1) * PAGES_PER_PART + 1;
	let before = new Set<string>();
	for (let page = first; page < first + PAGES_PER_PART; page += 1) {
		const answer = await askPage(page, walk);
		if (!answer && page === first) return;
		if (!answer) throw new HostFailure("bad_host_answer");
		yield answer.slugs.filter((one) => !before.has(one));
		if (page >= answer.lastPage) return;
		before = new Set(answer.slugs);
	}
}
