import type { ListQuery } from "@/lib/companies/list-query";
import { pageCount } from "@/lib/companies/pager";
import type { CompanyList } from "@/lib/companies/read-list";
import { fill } from "@/lib/text/fill";
import type words from "@/messages/en/companies.json";

export type ListWords = typeof words;

/** The title of a page of the list, for people who have many windows open, and for search engines. */
export function listTitle({ page }: ListQuery, words: ListWords, productName: string): string {
	const title = page > 1 ? fill(words.titlePage, { page }) : words.title;
	return `${title} · ${productName}`;
}

/** How many companies there are, and which page of them this is. */
export function countText({ page, perPage, total }: CompanyList, q: string, words: ListWords): string {
	const [one, many] = q ? [words.foundOne, words.foundMany] : [words.countOne, words.countMany];
	const pages = pageCount(total, perPage);
	const count = fill(total === 1 ? one : many, { total, q });
	return pages > 1 ? `${count} · ${fill(words.pageOf, { page, pages })}` : count;
}

/** Why there is no company to see. */
export function emptyText({ total }: CompanyList, q: string, words: ListWords): string {
	if (total > 0) return words.emptyPage;
	return q ? fill(words.emptySearch, { q }) : words.emptyList;
}
