import { partPieces } from "../http/file-part";
import { refusedField } from "../http/problem";
import { requireCompany } from "../store/queries/companies";
import { CV_SLOT } from "../upload/cv-slot";
import { writeChunk } from "../upload/write-chunk";
import type { Handler } from "./handler";

/**
 * Stores one chunk of a file; the response to the last chunk, even if repeated, contains a CV's parsed content, or why
 * nobody can open another file.
 */
export const uploadChunk: Handler<"uploadChunk"> = async ({ params, body, files }, deps) => {
	const companyId = await requireCompany(deps.store, params.id);
	const part = files.find((file) => file.field === "dataFile");
	if (!part) throw refusedField("dataFile", "The chunk's bytes are missing.");
	const progress = await writeChunk(deps, companyId, body, await partPieces(part));
	if (!("filepath" in progress)) return progress;
	const file = { filepath: progress.filepath, extension: body.extension.toLowerCase(), size: body.size };
	const content = await (body.slot === CV_SLOT ? deps.cvs.read(file) : deps.cvs.closed(file));
	return { ...progress, content };
};
