import { refusedField } from "../http/problem";
import { requireCompany } from "../store/queries/companies";
import { storeOnce } from "../upload/store-once";
import type { Handler } from "./handler";

/**
 * Stores a small file of the form or of a document request in one call; the response for a CV contains its parsed
 * content, that for another file why nobody can open it.
 */
export const storeDocument: Handler<"storeDocument"> = async ({ params, body, files, idempotencyKey }, deps) => {
	const companyId = await requireCompany(deps.store, params.id);
	const part = files[0];
	if (!part) throw refusedField("file", "The file is missing.");
	const stored = await storeOnce(deps, { companyId, part, isCv: body.is_cv }, idempotencyKey);
	const content = await (body.is_cv ? deps.cvs.read(stored) : deps.cvs.closed(stored));
	return { filepath: stored.filepath, sha256: stored.sha256, content };
};
