import { savedAs, whenRead } from "../../http/download";
import { readRange } from "../../media/range";
import { findFiles } from "../../store/queries/applications";
import { inCompany, missingPage } from "./company-visit";
import { mediaType } from "./parts/media-kind";

/**
 * A video or a recording that a candidate sent to this company, for the player on the application's page, whole or in
 * the requested range. It can only be played: we set the type, and nothing in it runs.
 */
export const playFile = inCompany(async (visit) => {
	const { company, deps, params, headers: requestHeaders } = visit;
	const key = params.key ?? "";
	const type = mediaType(key);
	const [file] = type ? await findFiles(deps.store, company.id, [key]) : [];
	if (!type || !file || !(await deps.files.has(file.filepath))) return missingPage(visit);
	const { filepath, file_name, size } = file;
	const headers = new Headers({
		"content-type": type,
		"content-disposition": savedAs(file_name, "inline"),
		"content-security-policy": "default-src 'none'; sandbox",
		"cross-origin-resource-policy": "same-origin",
		"x-content-type-options": "nosniff",
		"cache-control": "private, no-store",
		"referrer-policy": "no-referrer",
		"accept-ranges": "bytes",
	});
	const range = readRange(requestHeaders.get("range"), size);
	if (range === "unsatisfiable") {
		headers.set("content-range", `bytes */${size}`);
		return new Response(null, { status: 416, headers });
	}
	const { first, last } = range ?? { first: 0, last: size - 1 };
	if (range) headers.set("content-range", `bytes ${first}-${last}/${size}`);
	headers.set("content-length", String(last - first + 1));
	const body = whenRead(() => deps.files.read(filepath, first, last + 1));
	return new Response(body, { status: range ? 206 : 200, headers });
});
