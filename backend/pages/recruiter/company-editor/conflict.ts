import type { CompanyColumns } from "../../../company/edit/check-company";
import { type CompanyForm, formOf } from "../../../company/edit/company-form";
import { versionOf } from "../../../company/edit/save-company";
import type { CompanyRow } from "../../../store/schema";
import type { CompanyVisit } from "../company-visit";
import { companyMessages } from "../messages/company";
import { conflictNote } from "../parts/conflict-note";
import { companyEditor } from "./company-editor";
import { FIELD_NAMES } from "./shown-company";

interface Conflict {
	form: CompanyForm;
	/** The columns that the form writes. */
	columns: CompanyColumns;
	/** The company as published by somebody else. */
	stored: CompanyRow;
}

/** The form with its entered values, after somebody else has published; publishing again replaces their version. */
export function companyConflict(visit: CompanyVisit, { form, columns, stored }: Conflict): Promise<Response> {
	const { language, path } = visit;
	const messages = companyMessages(language);
	const [mine, theirs] = [formOf({ ...stored, ...columns }), formOf(stored)];
	const fields = Object.keys(FIELD_NAMES) as (keyof CompanyForm)[];
	const differing = fields.filter((field) => String(mine[field]) !== String(theirs[field]));
	const names = differing.map((field) => messages[FIELD_NAMES[field]]);
	const note = conflictNote({ title: messages.conflictTitle, save: messages.conflictSave, names, path, language });
	return companyEditor(visit, { form, problems: {}, version: versionOf(stored), note, status: 409 });
}
