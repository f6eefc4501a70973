import { z } from "zod";
import { flag, id, listOf, text } from "../lenient";
import { companyBrand } from "./company";
import { documentSlot, honoursKey } from "./job";

/** A document request at a candidate's hashed link; the job's documents are the requested ones. */
export const documentRequest = z.object({
	job: z.object({
		id,
		title: text,
		jobType: text,
		due_date: text,
		timezone: text,
		language: text,
		background: text,
		/** The region of its uploads is read from it. */
		open_code: text,
		document_list: listOf(documentSlot),
	}),
	company: companyBrand.nullish().catch(undefined),
	candidate: z.object({ fullname: text }).nullish().catch(undefined),
	/** True once documents were submitted. */
	submitted_document: flag(),
	/** The last day on which they may be sent, in the job's time zone. */
	due_date_doc: text,
	show_due_date: flag(true),
	translation: z.record(z.string(), text).nullish().catch(undefined),
	honours_idempotency_key: honoursKey,
});
export type DocumentRequest = z.output<typeof documentRequest>;
