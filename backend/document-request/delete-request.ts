import { storedKeysIn } from "../files/stored-keys";
import { dropFiles } from "../form-checks/named-files";
import type { Store } from "../store/open";
import { logDeletion } from "../store/queries/deletions";
import { enqueueForgetting } from "../tasks/enqueue-forgetting";

/** Deletes a document request with its documents permanently. A repetition changes nothing. */
export function deleteDocumentRequest(store: Store, hash: string, at: string): Promise<void> {
	return store.transaction().execute(async (write) => {
		const requests = write.deleteFrom("document_requests").where("hash", "=", hash).returningAll();
		const request = await requests.executeTakeFirst();
		if (!request) return;
		const { company_id, payload } = request;
		const files = await dropFiles(write, { request: hash }, payload === null ? [] : storedKeysIn(payload), at);
		await enqueueForgetting(write, at);
		await logDeletion(write, { company_id, reason: "retention", files, deleted_at: at });
	});
}
