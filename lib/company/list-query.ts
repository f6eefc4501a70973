import { firstCharacters, plainLine } from "@/lib/text/plain";

/** A request for the company list: a page, and a part of the companies' names. */
export interface ListQuery {
	page: number;
	q: string;
}

/** Maximum length of a searched name, in characters, as at the hosts. */
export const LONGEST_SEARCH = 100;

const PAGE = /^[1-9]\d{0,4}$/;

type Given = string | readonly string[] | undefined;

const first = (value: Given): string => (typeof value === "string" ? value : value?.[0]) ?? "";

/** The typed text as a search query. */
export const cleanSearch = (typed: string): string => firstCharacters(plainLine(typed), LONGEST_SEARCH).trim();

/** Parses the list's address; null if it holds no valid page. */
export function readListQuery(given: Readonly<Record<"page" | "q", Given>>): ListQuery | null {
	const page = first(given.page);
	if (page !== "" && !PAGE.test(page)) return null;
	return { page: Number(page || 1), q: cleanSearch(first(given.q)) };
}

/** The query string of the list's address; it omits the first page. */
export function listSearch({ page, q }: ListQuery): string {
	const named = [...(page > 1 ? [["page", String(page)]] : []), ...(q ? [["q", q]] : [])];
	return named.length > 0 ? `?${new URLSearchParams(named)}` : "";
}
