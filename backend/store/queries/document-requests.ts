import { Problem } from "../../http/problem";
import type { Store } from "../open";
import type { DocumentRequestRow } from "../schema";
import { findJobById, type JobWithCompany } from "./jobs";

export interface RequestWithJob extends JobWithCompany {
	request: DocumentRequestRow;
}

/** A document request by the unguessable part of its link, with its job and company. Throws 404. */
export async function requireDocumentRequest(store: Store, hash: string): Promise<RequestWithJob> {
	const requests = store.selectFrom("document_requests").selectAll();
	const request = await requests.where("hash", "=", hash).executeTakeFirst();
	const found = request && (await findJobById(store, request.job_id));
	if (!found) throw new Problem(404, "There is no such request for documents.");
	return { request, ...found };
}

/** Stores the documents of a request. False if documents were submitted before. */
export async function fillRequest(store: Store, hash: string, values: object, at: string): Promise<boolean> {
	const { numUpdatedRows } = await store
		.updateTable("document_requests")
		.set({ submitted_at: at, payload: JSON.stringify(values) })
		.where("hash", "=", hash)
		.where("submitted_at", "is", null)
		.executeTakeFirstOrThrow();
	return numUpdatedRows === 1n;
}
