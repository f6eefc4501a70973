import type { z } from "zod";
import type { documentRequest } from "../../lib/contract/schemas/document-request";
import { toBrand } from "../company/brand";
import { readContent } from "../job/content";
import type { RequestWithJob } from "../store/queries/document-requests";

/** The answer of the document-request call, from stored rows; the list of documents is JSON text, as at other hosts. */
export function toDocumentRequest(
	{ request, job, company }: RequestWithJob,
	publicUrl: string,
): z.input<typeof documentRequest> {
	const { jobType, timezone, language, background, show_due_date, translation } = readContent(job.content);
	return {
		company: toBrand(company, publicUrl),
		job: {
			id: job.id,
			title: job.title,
			jobType,
			due_date: job.due_date ?? undefined,
			timezone,
			language,
			background,
			open_code: job.open_code,
			document_list: request.document_list,
		},
		candidate: { fullname: request.candidate_name },
		submitted_document: request.submitted_at === null ? 0 : 1,
		due_date_doc: request.due_date ?? undefined,
		show_due_date,
		translation,
		honours_idempotency_key: true,
	};
}
