import { refusedField } from "../http/problem";
import { requireCompany } from "../store/queries/companies";
import { storeOnce } from "../upload/store-once";
import type { Handler } from "./handler";

/**
 * Stores a small file of the form or of a document request in one call; the response for a CV contains its parsed
 * content.
 */
export const storeDocument: Handler<"storeDocument"> = async ({ params, body, files, idempotencyKey }, deps) => {
	const companyId = await requireCompany(deps.store, params.id);
	const part = files[0];
	if (!part) throw refusedField("file", "The file is missing.");
	const stored = await storeOnce(deps, { companyId, part, isCv: body.is_cv }, idempotencyKey);
	const content = body.is_cv ? await deps.cvs.read(stored) : undefined;
	return { filepath: stored.filepath, sha256: stored.sha256, content };
};
