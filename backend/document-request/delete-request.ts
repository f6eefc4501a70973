import { documentSubmission } from "../../lib/contract/schemas/application";
import { dropFiles } from "../form-checks/named-files";
import type { Store } from "../store/open";
import { logDeletion } from "../store/queries/deletions";

/** Keys of the files that an answer to a request names; none before documents came in. */
function keysOf(payload: string | null): string[] {
	if (payload === null) return [];
	const { document_candidate } = documentSubmission.pick({ document_candidate: true }).parse(JSON.parse(payload));
	return document_candidate.flatMap(({ attachment }) => (attachment ?? []).map(({ filepath }) => filepath));
}

/**
 * Deletes a document request in the transaction of `write`, with a task that deletes its files afterwards. Gives its company
 * and how many files those are; undefined if there is no such request.
 */
export async function removeDocumentRequest(write: Store, hash: string, at: string) {
	const requests = write.deleteFrom("document_requests").where("hash", "=", hash).returningAll();
	const request = await requests.executeTakeFirst();
	if (!request) return undefined;
	const { company_id, payload } = request;
	return { company_id, files: await dropFiles(write, { request: hash }, keysOf(payload), at) };
}

/** Deletes a document request, and what came in for it, for good. A second time changes nothing. */
export function deleteDocumentRequest(store: Store, hash: string, at: string): Promise<void> {
	return store.transaction().execute(async (write) => {
		const removed = await removeDocumentRequest(write, hash, at);
		if (removed) await logDeletion(write, { ...removed, reason: "retention", deleted_at: at });
	});
}
