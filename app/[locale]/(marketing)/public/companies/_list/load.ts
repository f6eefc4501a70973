import { cache } from "react";
import { type ListQuery, listSearch, readListQuery } from "@/lib/company/list-query";
import { type CompanyList, isPastEnd, readCompanyList } from "@/lib/company/read-list";
import { type Locale, localeOf, prefixOf } from "@/lib/i18n/locales";
import { loadMessages, type Messages } from "@/lib/i18n/messages";
import { COMPANIES_PATH } from "@/lib/job/address";
import { mediaOrigins } from "@/lib/server/hosts";
import { loadCompanies } from "@/lib/server/load-companies";

/** The route parameters of the list's pages. */
export interface ListProps {
	params: Promise<{ locale: string }>;
	searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The data of a page of the list; `found` is missing if the page doesn't exist. */
export interface ListPage {
	locale: Locale;
	all: Messages;
	found: { query: ListQuery; list: CompanyList } | null;
}

/** Path of the list in a language. */
export const listPath = (locale: Locale): string => `${prefixOf(locale)}${COMPANIES_PATH}`;

/** Path of one of its pages. */
export const pagePath = (locale: Locale, query: ListQuery): string => `${listPath(locale)}${listSearch(query)}`;

async function find(query: ListQuery): Promise<ListPage["found"]> {
	const answer = await loadCompanies(query.page, query.q);
	const list = answer && readCompanyList(answer, mediaOrigins());
	return list && !isPastEnd(query.page, list) ? { query, list } : null;
}

const load = cache(async (locale: Locale, page: number, q: string): Promise<ListPage> => {
	const [all, found] = await Promise.all([loadMessages(locale), page > 0 ? find({ page, q }) : null]);
	return { locale, all, found };
});

/** Loads a page of the list once for its head and its body. Throws `HostFailure`. */
export async function loadListPage({ params, searchParams }: ListProps): Promise<ListPage> {
	const [{ locale }, { page, q }] = await Promise.all([params, searchParams]);
	const query = readListQuery({ page, q });
	return query ? load(localeOf(locale), query.page, query.q) : load(localeOf(locale), 0, "");
}
