import type { Deps } from "../deps";
import { isUncertain } from "../store/postgres-client";
import type { UploadRow } from "../store/schema";

/** Deletes an upload that isn't complete, and its bytes. */
export async function abandon(deps: Deps, upload: UploadRow): Promise<void> {
	// Files that are sent in one call are staged on the disk in any case.
	await deps.staging.remove(upload.filepath);
	await deps.unfinished.forget(upload);
}

/**
 * Deletes a file whose announcement failed with `error`. If it is unknown whether the announcement was committed, nothing
 * is deleted: either the file is in use, or the next sweep finds it.
 */
export async function abandonAfter(error: unknown, deps: Deps, upload: UploadRow): Promise<void> {
	if (!isUncertain(error)) await abandon(deps, upload).catch(() => undefined);
}
