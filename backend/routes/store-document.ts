import { refusedField } from "../http/problem";
import { requireCompany } from "../store/queries/companies";
import { announceFile, placeFile } from "../uploads/store-part";
import type { Handler } from "./handler";

/** A small file in one call; a CV is answered with what it says. */
export const storeDocument: Handler<"storeDocument"> = async ({ params, body, files }, deps) => {
	const companyId = await requireCompany(deps.store, params.id);
	const part = files[0];
	if (!part) throw refusedField("file", "The file is missing.");
	const placed = await placeFile(deps, companyId, part, body.is_cv);
	await announceFile(deps.store, placed);
	const content = body.is_cv ? await deps.cvs.read(placed.upload) : undefined;
	return { filepath: placed.upload.filepath, sha256: placed.sha256, content };
};
