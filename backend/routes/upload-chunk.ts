import { partBytes } from "../http/file-part";
import { refusedField } from "../http/problem";
import { requireCompany } from "../store/queries/companies";
import { writeChunk } from "../uploads/write-chunk";
import type { Handler } from "./handler";

/** One chunk of a file. */
export const uploadChunk: Handler<"uploadChunk"> = async ({ params, body, files }, deps) => {
	const companyId = await requireCompany(deps.store, params.id);
	const part = files.find((file) => file.field === "dataFile");
	if (!part) throw refusedField("dataFile", "The chunk's bytes are missing.");
	return writeChunk(deps, companyId, body, await partBytes(part));
};
