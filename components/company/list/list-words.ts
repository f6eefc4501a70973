import type { ListQuery } from "@/lib/company/list-query";
import { type ListState, lastPage } from "@/lib/company/list-state";
import { fill } from "@/lib/text/fill";
import type words from "@/messages/en/companies.json";

export type ListWords = typeof words;

/** The title of a page of the list, for people who have many windows open, and for search engines. */
export function listTitle({ page, q }: ListQuery, words: ListWords, productName: string): string {
	const title = q ? fill(words.titleSearch, { q }) : words.title;
	return `${page > 1 ? fill(words.titlePage, { title, page }) : title} · ${productName}`;
}

/** How many companies there are, and which page of them this is. */
export function countText(state: ListState, words: ListWords): string {
	const { pagination, found: q } = state;
	const { current_page: page, total } = pagination;
	const counts = q
		? [words.foundNone, words.foundOne, words.foundMany]
		: [words.countNone, words.countOne, words.countMany];
	const pages = lastPage(state);
	const count = fill(counts[Math.min(total, 2)] ?? "", { total, q });
	return pages > 1 ? `${count} · ${fill(words.pageOf, { page, pages })}` : count;
}

/** What to do where there is no company to see; that there is none is said by the count. */
export function emptyText({ pagination, found }: ListState, words: ListWords): string {
	if (pagination.total > 0) return words.emptyPage;
	return found ? words.emptySearch : words.emptyList;
}
