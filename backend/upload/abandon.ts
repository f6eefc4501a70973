import type { Deps } from "../deps";
import type { UploadRow } from "../store/schema";

/** Deletes an unfinished upload and its bytes. The row is deleted last, so that a sweep can finish after a crash. */
export async function abandon(deps: Deps, upload: UploadRow): Promise<void> {
	// Files that are sent in one call are staged on the disk in any case.
	await deps.staging.remove(upload.filepath);
	// Only an upload that was interrupted just before its end can already have a file in its final place.
	if (upload.received === upload.size) await deps.files.delete(upload.filepath);
	await deps.unfinished.forget(upload);
}
