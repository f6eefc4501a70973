import type { Generated } from "kysely";

/** A request for documents, shared with one candidate by link. */
export interface DocumentRequestTable {
	/** The unguessable part of the link. */
	hash: string;
	company_id: number;
	job_id: number;
	candidate_name: string;
	/** JSON: the requested documents, like a job's `document_list`. */
	document_list: string;
	/** The last day for documents, YYYY-MM-DD; null for no end. */
	due_date: string | null;
	/** The last moment of that day in the job's time zone, computed by `closesAt`. */
	closes_at: string | null;
	/** Null until documents are submitted. */
	submitted_at: string | null;
	/** JSON of all values as they were accepted. */
	payload: string | null;
	created_at: string;
	/** When the answer is deleted after its retention period; null if that isn't due. */
	delete_at: Generated<string | null>;
}
