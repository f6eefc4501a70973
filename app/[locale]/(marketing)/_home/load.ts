import type { HomeLists } from "@/components/marketing/home/home-sections";
import { readCompanyList } from "@/lib/company/read-list";
import type { Locale } from "@/lib/i18n/locales";
import { longestStanding } from "@/lib/marketing/longest-standing";
import { mediaOrigins } from "@/lib/server/hosts";
import { loadCompanies } from "@/lib/server/load-companies";
import { loadNews } from "@/lib/server/load-news";
import { loadPart } from "@/lib/server/load-part";

/** Maximum number of companies in the logo bar. */
const MOST_LOGOS = 8;

/** Maximum number of pages of the company list to read for it. */
const MOST_PAGES = 3;

/** Companies with a logo on the list's first pages. */
async function loadLogos(): Promise<HomeLists["companies"]> {
	const companies: HomeLists["companies"][number][] = [];
	for (let page = 1; page <= MOST_PAGES; page++) {
		const answer = await loadCompanies(page, "");
		const list = answer && readCompanyList(answer, mediaOrigins());
		companies.push(...longestStanding(list?.companies ?? [], MOST_LOGOS - companies.length));
		if (!list || companies.length >= MOST_LOGOS || page * list.perPage >= list.total) break;
	}
	return companies;
}

/** The hosts' lists on the home page; a list that can't be loaded is empty. */
export async function loadHome(locale: Locale): Promise<HomeLists> {
	const [companies, news] = await Promise.all([
		loadPart("logos", loadLogos, []),
		loadPart("news", () => loadNews(locale), []),
	]);
	return { companies, news };
}
