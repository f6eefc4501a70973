import { Problem } from "../http/problem";
import { toJobDetail } from "../job/detail";
import { findJobByCode } from "../store/queries/jobs";
import type { Handler } from "./handler";

/** Job detail by open code. */
export const jobByCode: Handler<"jobByCode"> = async ({ params }, deps) => {
	const found = await findJobByCode(deps.store, params.code);
	if (!found) throw new Problem(404, "There is no job with this code.");
	return toJobDetail(found, deps.publicUrl);
};
