import type { Deps } from "../deps";
import { deleteUpload, staleUploads } from "../store/queries/uploads";
import type { UploadRow } from "../store/schema";

/** Forgets an upload that isn't complete, and what has arrived of it. */
export async function abandon(deps: Deps, upload: UploadRow): Promise<void> {
	await deleteUpload(deps.store, upload.id);
	await deps.staging.remove(upload.filepath);
	// Only an upload that was cut off just before its end can have a file in its place already.
	if (upload.received === upload.size) await deps.files.delete(upload.filepath);
}

/** How long an upload may rest before it is given up, milliseconds: a week. */
const REST_MS = 7 * 86_400_000;

/** Forgets uploads that nobody has continued for a week. */
export async function abandonStale(deps: Deps): Promise<void> {
	const before = new Date(deps.now().getTime() - REST_MS).toISOString();
	for (const upload of await staleUploads(deps.store, before)) await abandon(deps, upload);
}
