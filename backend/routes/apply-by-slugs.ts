import { apply } from "../applications/apply";
import { Problem } from "../http/problem";
import { findJobByIds } from "../store/queries/jobs";
import type { Handler } from "./handler";

/** An application by company and job. */
export const applyBySlugs: Handler<"applyBySlugs"> = async ({ params, body, files, idempotencyKey }, deps) => {
	const found = await findJobByIds(deps.store, params.companyId, params.jobId);
	if (!found) throw new Problem(404, "There is no such job at this company.");
	return apply(deps, found, { values: body, cv: files[0], idempotencyKey });
};
