import type { ListQuery } from "@/lib/companies/list-query";
import { pageCount } from "@/lib/companies/pager";
import type { CompanyList } from "@/lib/companies/read-list";
import { fill } from "@/lib/text/fill";
import type words from "@/messages/en/companies.json";

export type ListWords = typeof words;

/** The title of a page of the list, for people who have many windows open, and for search engines. */
export function listTitle({ page, q }: ListQuery, words: ListWords, productName: string): string {
	const title = q ? fill(words.titleSearch, { q }) : words.title;
	return `${page > 1 ? fill(words.titlePage, { title, page }) : title} · ${productName}`;
}

/** How many companies there are, and which page of them this is. */
export function countText({ page, perPage, total }: CompanyList, q: string, words: ListWords): string {
	const counts = q
		? [words.foundNone, words.foundOne, words.foundMany]
		: [words.countNone, words.countOne, words.countMany];
	const pages = pageCount(total, perPage);
	const count = fill(counts[Math.min(total, 2)] ?? "", { total, q });
	return pages > 1 ? `${count} · ${fill(words.pageOf, { page, pages })}` : count;
}

/** What to do where there is no company to see; that there is none is said by the count. */
export function emptyText({ total }: CompanyList, q: string, words: ListWords): string {
	if (total > 0) return words.emptyPage;
	return q ? words.emptySearch : words.emptyList;
}
