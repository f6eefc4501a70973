import { copiesIn } from "../../application/sent/items-of";
import { applicationSections } from "../../application/sent/sections";
import { isCopyKey, LARGEST_COPY } from "../../files/stored-keys";
import { download } from "../../http/download";
import { findApplication } from "../../store/queries/applications";
import { inCompany, missingPage } from "./company-visit";

/** The stored copy of a link in an application. */
export const sendCopy = inCompany(async (visit) => {
	const { company, deps, params, language } = visit;
	const key = params.key ?? "";
	const found = isCopyKey(key) && (await findApplication(deps.store, company.id, params.applicationId ?? ""));
	if (!found) return missingPage(visit);
	const named = copiesIn(applicationSections(found.application, found.job, language));
	if (!named.includes(key) || !(await deps.files.has(key))) return missingPage(visit);
	const name = `link-copy${key.slice(key.lastIndexOf("."))}`;
	return download({ name, open: () => deps.files.read(key, 0, LARGEST_COPY) });
});
