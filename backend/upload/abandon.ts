import type { Deps } from "../deps";
import { deleteUpload } from "../store/queries/uploads";
import type { UploadRow } from "../store/schema";

/**
 * Forgets an upload that isn't complete, and what has arrived of it. The row goes last: a crash before that leaves
 * something to sweep, one after it nothing.
 */
export async function abandon(deps: Deps, upload: UploadRow): Promise<void> {
	await deps.staging.remove(upload.filepath);
	// Only an upload that was cut off just before its end can have a file in its place already.
	if (upload.received === upload.size) await deps.files.delete(upload.filepath);
	await deleteUpload(deps.store, upload.id);
}
