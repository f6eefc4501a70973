import type { Deps } from "../deps";
import { hashFile, hashStream } from "../files/hash-file";
import { Problem } from "../http/problem";
import { updateUpload } from "../store/queries/uploads";
import type { UploadRow } from "../store/schema";
import { abandon } from "./abandon";
import { checkContent } from "./check-content";
import type { ChunkProgress } from "./chunk-progress";
import { CV_SLOT } from "./store-part";

/** Checks and moves a file that is still in the staging area; returns its SHA-256. */
async function moveIntoPlace(deps: Deps, upload: UploadRow): Promise<string> {
	const staged = deps.staging.path(upload.filepath);
	try {
		await checkContent(staged, upload.extension, upload.slot === CV_SLOT);
	} catch (error) {
		if (error instanceof Problem) await abandon(deps, upload);
		throw error;
	}
	const sha256 = deps.uploadHashes.take(upload.filepath, upload.size) ?? (await hashFile(staged));
	await deps.files.finish(upload.filepath, staged);
	return sha256;
}

/**
 * Completes an upload whose last byte has arrived: looks into the file, hashes it, and moves it to its place.
 * Throws 415, the file and its row removed, when the content is refused. After a crash between the move and
 * the note of it, a repeat only makes the note.
 */
export async function finishUpload(deps: Deps, upload: UploadRow): Promise<ChunkProgress> {
	const { store, staging, files, now } = deps;
	const sha256 = (await staging.exists(upload.filepath))
		? await moveIntoPlace(deps, upload)
		: await hashStream(await files.read(upload.filepath, 0, upload.size));
	await updateUpload(store, upload.id, { sha256, updated_at: now().toISOString() });
	return { filepath: upload.filepath, sha256 };
}
