import { firstCharacters, plainLine } from "@/lib/text/plain";

/** What is asked of the company list: a page, and a part of the companies' names. */
export interface ListQuery {
	page: number;
	q: string;
}

/** Most of a name that is searched for, characters; the hosts take no more. */
export const LONGEST_SEARCH = 100;

const PAGE = /^[1-9]\d{0,4}$/;

type Given = string | readonly string[] | undefined;

const first = (value: Given): string => (typeof value === "string" ? value : value?.[0]) ?? "";

/** What people typed, as it is searched for. */
export const cleanSearch = (typed: string): string => firstCharacters(plainLine(typed), LONGEST_SEARCH).trim();

/** Reads the list's address; null when it names something that can't be a page. */
export function readListQuery(given: Readonly<Record<"page" | "q", Given>>): ListQuery | null {
	const page = first(given.page);
	if (page !== "" && !PAGE.test(page)) return null;
	return { page: Number(page || 1), q: cleanSearch(first(given.q)) };
}

/** The query of the list's address; the first page is not named. */
export function listSearch({ page, q }: ListQuery): string {
	const named = [...(page > 1 ? [["page", String(page)]] : []), ...(q ? [["q", q]] : [])];
	return named.length > 0 ? `?${new URLSearchParams(named)}` : "";
}
