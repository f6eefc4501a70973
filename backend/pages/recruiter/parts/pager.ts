import { html } from "hono/html";
import { fill } from "../../../format/fill";
import type { Language } from "../../../http/language";
import type { Html } from "../../page";
import { dashboardMessages } from "../messages/dashboard";

/** One page of a list: its number from 1, and where it starts. */
export interface ListPage {
	page: number;
	pages: number;
	offset: number;
}

/** The requested page of a list of `total` entries; the nearest one if there is no such page. */
export function listPage(requested: string | null, total: number, perPage: number): ListPage {
	const pages = Math.max(1, Math.ceil(total / perPage));
	const wanted = /^\d{1,6}$/.test(requested ?? "") ? Number(requested) : 1;
	const page = Math.min(Math.max(1, wanted), pages);
	return { page, pages, offset: (page - 1) * perPage };
}

/** Links to the previous and the next page; nothing if there is one page only. */
export function pager(address: (page: number) => string, { page, pages }: ListPage, language: Language): Html {
	if (pages === 1) return html``;
	const messages = dashboardMessages(language);
	return html`<nav class="pager" aria-label="${messages.pages}">
		${page > 1 && html`<a rel="prev" href="${address(page - 1)}">${messages.before}</a>`}
		<span>${fill(messages.pageOf, { page, pages })}</span>
		${page < pages && html`<a rel="next" href="${address(page + 1)}">${messages.after}</a>`}
	</nav>`;
}
