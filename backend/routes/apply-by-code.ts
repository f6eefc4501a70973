import { NO_APPLICATIONS } from "../../lib/contract/errors";
import { apply } from "../application/apply";
import { Problem } from "../http/problem";
import { findJobByCode } from "../store/queries/jobs";
import { findPreview } from "../store/queries/previews";
import type { Handler } from "./handler";

/** An application by open code. */
export const applyByCode: Handler<"applyByCode"> = async ({ params, body, files, idempotencyKey, language }, deps) => {
	const found = await findJobByCode(deps.store, params.code);
	if (!found && (await findPreview(deps.store, params.code, deps.now().toISOString())))
		throw new Problem(422, NO_APPLICATIONS);
	if (!found) throw new Problem(404, "There is no job with this code.");
	return apply(deps, found, { values: body, cv: files[0], idempotencyKey, language });
};
