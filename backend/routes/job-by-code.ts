import { Problem } from "../http/problem";
import { toJobDetail } from "../job/detail";
import { findJobByCode } from "../store/queries/jobs";
import { findPreview } from "../store/queries/previews";
import type { Handler } from "./handler";

/** Job detail by open code, or by the code of a recruiter's preview. */
export const jobByCode: Handler<"jobByCode"> = async ({ params }, deps) => {
	const found = await findJobByCode(deps.store, params.code);
	if (found) return toJobDetail(found, deps.publicUrl);
	const preview = await findPreview(deps.store, params.code, deps.now().toISOString());
	if (!preview) throw new Problem(404, "There is no job with this code.");
	return toJobDetail({ ...preview, isPreview: true }, deps.publicUrl);
};
