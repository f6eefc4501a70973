import type { Store } from "../open";
import type { DocumentRequestRow } from "../schema";
import { findJobById, type JobWithCompany } from "./jobs";

export interface RequestWithJob extends JobWithCompany {
	request: DocumentRequestRow;
}

/** A document request by the unguessable part of its link, with its job and company. */
export async function findDocumentRequest(store: Store, hash: string): Promise<RequestWithJob | undefined> {
	const requests = store.selectFrom("document_requests").selectAll();
	const request = await requests.where("hash", "=", hash).executeTakeFirst();
	const found = request && (await findJobById(store, request.job_id));
	return request && found && { request, ...found };
}
