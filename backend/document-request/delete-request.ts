import { documentSubmission } from "../../lib/contract/schemas/application";
import { dropFiles } from "../form-checks/named-files";
import type { Store } from "../store/open";
import { logDeletion } from "../store/queries/deletions";

/** Keys of the files in a request's answer; none before documents arrived. */
function keysOf(payload: string | null): string[] {
	if (payload === null) return [];
	const { document_candidate } = documentSubmission.pick({ document_candidate: true }).parse(JSON.parse(payload));
	return document_candidate.flatMap(({ attachment }) => (attachment ?? []).map(({ filepath }) => filepath));
}

/** Deletes a document request with its documents permanently. A repetition changes nothing. */
export function deleteDocumentRequest(store: Store, hash: string, at: string): Promise<void> {
	return store.transaction().execute(async (write) => {
		const requests = write.deleteFrom("document_requests").where("hash", "=", hash).returningAll();
		const request = await requests.executeTakeFirst();
		if (!request) return;
		const { company_id, payload } = request;
		const files = await dropFiles(write, { request: hash }, keysOf(payload), at);
		await logDeletion(write, { company_id, reason: "retention", files, deleted_at: at });
	});
}
