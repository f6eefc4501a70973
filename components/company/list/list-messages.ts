import type { ListQuery } from "@/lib/company/list-query";
import { type ListState, lastPage } from "@/lib/company/list-state";
import { fill } from "@/lib/text/fill";
import type messages from "@/messages/en/company-list.json";

export type ListMessages = typeof messages;

/** The title of a page of the list, for people with many open windows, and for search engines. */
export function listTitle({ page, q }: ListQuery, messages: ListMessages, productName: string): string {
	const title = q ? fill(messages.titleSearch, { q }) : messages.title;
	return `${page > 1 ? fill(messages.titlePage, { title, page }) : title} · ${productName}`;
}

/** The number of companies, and the current page. */
export function countText(state: ListState, messages: ListMessages): string {
	const { pagination, found: q } = state;
	const { current_page: page, total } = pagination;
	const counts = q
		? [messages.foundNone, messages.foundOne, messages.foundMany]
		: [messages.countNone, messages.countOne, messages.countMany];
	const pages = lastPage(state);
	const count = fill(counts[Math.min(total, 2)] ?? "", { total, q });
	return pages > 1 ? `${count} · ${fill(messages.pageOf, { page, pages })}` : count;
}

/** Advice for an empty list; the count already says that it is empty. */
export function emptyText({ pagination, found }: ListState, messages: ListMessages): string {
	if (pagination.total > 0) return messages.emptyPage;
	return found ? messages.emptySearch : messages.emptyList;
}
