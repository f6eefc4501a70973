import { Problem } from "../http/problem";
import { toJobDetail } from "../job/detail";
import { findJobBySlugs } from "../store/queries/jobs";
import type { Handler } from "./handler";

/** Job detail by company and job slug. */
export const jobBySlugs: Handler<"jobBySlugs"> = async ({ params }, deps) => {
	const found = await findJobBySlugs(deps.store, params.companySlug, params.jobSlug);
	if (!found) throw new Problem(404, "There is no such job.");
	return toJobDetail(found, deps.publicUrl);
};
