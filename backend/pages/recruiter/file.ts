import { download } from "../../http/download";
import { findFiles } from "../../store/queries/applications";
import { inCompany, missingPage } from "./company-visit";

/** A file that a candidate sent to this company, by its key; any other looks as if it never existed. */
export const sendFile = inCompany(async (visit) => {
	const { company, deps, params } = visit;
	const [file] = await findFiles(deps.store, company.id, [params.key ?? ""]);
	if (!file || !(await deps.files.has(file.filepath))) return missingPage(visit);
	const { filepath, file_name, size } = file;
	return download({ name: file_name, bytes: size, open: () => deps.files.read(filepath, 0, size) });
});
