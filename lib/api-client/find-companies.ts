import { type ListQuery, listSearch } from "@/lib/company/list-query";
import { type CompanyList, type CompanyPage, readCompanyList } from "@/lib/company/read-list";
import type { ENDPOINTS } from "@/lib/contract/endpoints";
import { TIMEOUT_MS } from "@/lib/contract/limits";
import { callApi } from "./call-api";
import { limited } from "./limited";

// Written out because importing the table would bring its schemas into the browser; the type keeps the two equal.
const FILTER: (typeof ENDPOINTS)["companyList"]["path"] = "/public/companies/filter";

/**
 * A page of the public company list from our API proxy. `ours` are the hosts' origins for pictures. Rejects when no usable
 * answer comes within a reading call's time limit, or when `signal` aborts the call.
 */
export async function findCompanies(
	query: ListQuery,
	ours: readonly string[],
	signal: AbortSignal,
): Promise<CompanyList> {
	return limited(TIMEOUT_MS.read, signal, async (end) => {
		const answer = await callApi(`/api${FILTER}${listSearch(query)}`, { signal: end });
		if (!answer.ok) throw new Error(`the company list answered ${answer.status}`);
		// The proxy has already parsed the answer with the contract's schema.
		return readCompanyList((await answer.json()) as CompanyPage, ours);
	});
}
