import { formOfJob } from "../../../job-editor/form/form-of-job";
import { type JobForm, RICH, SINGLE } from "../../../job-editor/form/job-form";
import { findCompanyJob } from "../../../store/queries/applications";
import type { JobRow } from "../../../store/schema";
import { type CompanyVisit, missingPage } from "../company-visit";
import { type FormMessages, jobFormMessages } from "../messages/job-form";
import { conflictNote } from "../parts/conflict-note";
import { editorPage } from "./editor-page";

/** The differences between two versions of a job, by their labels in the form. */
function differences(one: JobForm, other: JobForm, messages: FormMessages): string[] {
	const isOther = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b);
	const fields = [
		...SINGLE.filter((name) => (one.values[name] ?? "") !== (other.values[name] ?? "")),
		...RICH.filter((name) => one.texts[name].html !== other.texts[name].html),
	].map((name) => messages[name]);
	const lists = [
		isOther(labelsOf(one.questions), labelsOf(other.questions)) ? messages["part.questions"] : "",
		isOther(one.documents, other.documents) ? messages["part.documents"] : "",
	];
	return [...fields, ...lists.filter(Boolean)];
}

const FILLED = ([, value]: [string, string]) => value !== "";

/** Questions without empty limits, because stored ones don't have them. */
const labelsOf = (questions: JobForm["questions"]) =>
	questions.map((entry) => Object.entries(entry).filter(FILLED).sort());

/** The form with its entered values, after somebody else has saved the job; saving again replaces their version. */
export async function conflictPage(
	visit: CompanyVisit,
	{ stored, form }: { stored: JobRow; form: JobForm },
): Promise<Response> {
	const { deps, company, language } = visit;
	const messages = jobFormMessages(language);
	const current = await findCompanyJob(deps.store, company.id, String(stored.id));
	if (!current) return missingPage(visit);
	const names = differences(form, formOfJob(current, visit.language), messages);
	const { conflictTitle: title, conflictSave: save } = messages;
	const note = conflictNote({ title, save, names, path: `/companies/${company.id}/jobs/${stored.id}/edit`, language });
	return editorPage(visit, { stored: current, version: current.updated_at, form, note, status: 409 });
}
