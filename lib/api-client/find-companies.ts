import { type ListQuery, listSearch } from "@/lib/company/list-query";
import { type CompanyList, type CompanyPage, readCompanyList } from "@/lib/company/read-list";
import type { ENDPOINTS } from "@/lib/contract/endpoints";
import { TIMEOUT_MS } from "@/lib/contract/limits";
import { callApi } from "./call-api";
import { limited } from "./limited";

// Written out because the table itself would bring its schemas into the browser; the type keeps them equal.
const FILTER: (typeof ENDPOINTS)["companyList"]["path"] = "/public/companies/filter";

/**
 * A page of the public company list, from our own API proxy. `ours` are the hosts' origins for pictures. Rejects when no
 * usable answer comes within the time of a reading call, or when `signal` ends it.
 */
export async function findCompanies(
	query: ListQuery,
	ours: readonly string[],
	signal: AbortSignal,
): Promise<CompanyList> {
	return limited(TIMEOUT_MS.read, signal, async (end) => {
		const answer = await callApi(`/api${FILTER}${listSearch(query)}`, { signal: end });
		if (!answer.ok) throw new Error(`the company list answered ${answer.status}`);
		// The proxy has read the answer by the contract's schema.
		return readCompanyList((await answer.json()) as CompanyPage, ours);
	});
}
