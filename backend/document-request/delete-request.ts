import { storedKeysIn } from "../files/stored-keys";
import { dropFiles } from "../form-checks/named-files";
import type { Store } from "../store/open";
import { logDeletion } from "../store/queries/deletions";
import { enqueueForgetting } from "../tasks/enqueue-forgetting";

/**
 * Deletes a document request in the transaction of `write`, with a task that deletes its files afterwards. Returns its company
 * and the number of files; undefined if there is no such request.
 */
export async function removeDocumentRequest(write: Store, hash: string, at: string) {
	const requests = write.deleteFrom("document_requests").where("hash", "=", hash).returningAll();
	const request = await requests.executeTakeFirst();
	if (!request) return undefined;
	const { company_id, payload } = request;
	const files = await dropFiles(write, { request: hash }, payload === null ? [] : storedKeysIn(payload), at);
	await enqueueForgetting(write, at);
	return { company_id, files };
}

/** Deletes a document request with its documents permanently. A repetition changes nothing. */
export function deleteDocumentRequest(store: Store, hash: string, at: string): Promise<void> {
	return store.transaction().execute(async (write) => {
		const removed = await removeDocumentRequest(write, hash, at);
		if (removed) await logDeletion(write, { ...removed, reason: "retention", deleted_at: at });
	});
}
