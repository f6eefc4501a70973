import { copiesIn } from "../../application/sent/items-of";
import { applicationSections } from "../../application/sent/sections";
import { findApplication } from "../../store/queries/applications";
import { inCompany, missingPage } from "./company-visit";
import { download } from "./parts/download";

/** Longer than any copy is, bytes; how long one is, only the file store knows. */
const LARGEST = 1_000_000_000;

/** Keys of copies of links: nothing else that a candidate names leads to a file. */
const COPY = /^links\/[\w-]{1,64}\/[\w-]{10,64}\.[a-z0-9]{1,10}$/;

/** Whether a text has the form of a copy's key. */
export const isCopy = (key: string): boolean => COPY.test(key);

/** The copy that was made of a link of one application. */
export const sendCopy = inCompany(async (visit) => {
	const { company, deps, params, language } = visit;
	const key = params.key ?? "";
	const found = isCopy(key) && (await findApplication(deps.store, company.id, params.applicationId ?? ""));
	if (!found) return missingPage(visit);
	const named = copiesIn(applicationSections(found.application, found.job, language));
	if (!named.includes(key) || !(await deps.files.has(key))) return missingPage(visit);
	const name = `link-copy${key.slice(key.lastIndexOf("."))}`;
	return download({ name, open: () => deps.files.read(key, 0, LARGEST) });
});
