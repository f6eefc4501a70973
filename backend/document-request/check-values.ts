import { documentErrors } from "../form-checks/check-documents";
import { type FieldError, type FieldErrors, toFieldErrors } from "../form-checks/field-errors";
import { type HandedIn, type Slot, slotOf } from "../form-checks/slot";
import type { RequestWithJob } from "../store/queries/document-requests";
import type { Values } from "./values";

function addressErrors({ company_id, job_id }: Values, { company, job }: RequestWithJob): FieldError[] {
	const errors: FieldError[] = [];
	if (company_id !== String(company.id)) errors.push(["company_id", "Another company asks for these documents."]);
	if (job_id !== String(job.id)) errors.push(["job_id", "These documents are for another job."]);
	return errors;
}

function unaskedErrors(documents: readonly HandedIn[], slots: readonly Slot[]): FieldError[] {
	const isAskedFor = (document: HandedIn) => slotOf(document, slots) !== undefined;
	return documents.every(isAskedFor) ? [] : [["document_candidate", "A document was not asked for."]];
}

/** The errors of documents for this request; an empty object if there are none. */
export function checkValues(values: Values, found: RequestWithJob, slots: readonly Slot[]): FieldErrors {
	const { document_candidate: documents } = values;
	return toFieldErrors([
		...addressErrors(values, found),
		...unaskedErrors(documents, slots),
		...documentErrors(slots, documents, false),
	]);
}
