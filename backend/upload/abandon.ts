import type { Deps } from "../deps";
import { deleteUpload } from "../store/queries/uploads";
import type { UploadRow } from "../store/schema";

/** Deletes an unfinished upload and its bytes. The row is deleted last, so that a sweep can finish after a crash. */
export async function abandon(deps: Deps, upload: UploadRow): Promise<void> {
	await deps.staging.remove(upload.filepath);
	// Only an upload that was interrupted just before its end can already have a file in its final place.
	if (upload.received === upload.size) await deps.files.delete(upload.filepath);
	await deleteUpload(deps.store, upload.id);
}
