import { partPieces } from "../http/file-part";
import { refusedField } from "../http/problem";
import { requireCompany } from "../store/queries/companies";
import { CV_SLOT } from "../upload/cv-slot";
import { writeChunk } from "../upload/write-chunk";
import type { Handler } from "./handler";

/**
 * Stores one chunk of a file; the response to the last chunk of a CV, even if repeated, contains its parsed content.
 */
export const uploadChunk: Handler<"uploadChunk"> = async ({ params, body, files }, deps) => {
	const companyId = await requireCompany(deps.store, params.id);
	const part = files.find((file) => file.field === "dataFile");
	if (!part) throw refusedField("dataFile", "The chunk's bytes are missing.");
	const progress = await writeChunk(deps, companyId, body, await partPieces(part));
	if (!("filepath" in progress) || body.slot !== CV_SLOT) return progress;
	const { filepath } = progress;
	const content = await deps.cvs.read({ filepath, extension: body.extension.toLowerCase(), size: body.size });
	return { ...progress, content };
};
