import { apply } from "../application/apply";
import { limitCv } from "../application/limit-cv";
import { Problem } from "../http/problem";
import { findJobByIds } from "../store/queries/jobs";
import type { Handler } from "./handler";

/** An application by company and job. A CV in it has the limit of `/upload-cv`. */
export const applyBySlugs: Handler<"applyBySlugs"> = async (
	{ params, body, files, idempotencyKey, language },
	deps,
) => {
	const found = await findJobByIds(deps.store, params.companyId, params.jobId);
	if (!found) throw new Problem(404, "There is no such job at this company.");
	const [cv] = files;
	if (cv) limitCv(cv);
	return apply(deps, found, { values: body, cv, idempotencyKey, language });
};
