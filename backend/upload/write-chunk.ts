import type { UploadChunk } from "../../lib/contract/schemas/upload";
import type { Deps } from "../deps";
import { lengthOf, type Pieces, skipBytes } from "../files/pieces";
import { Problem, refusedField } from "../http/problem";
import { updateUpload } from "../store/queries/uploads";
import type { UploadRow } from "../store/schema";
import { abandon } from "./abandon";
import type { ChunkProgress } from "./chunk-progress";
import { finishUpload } from "./finish-upload";
import { lockKey } from "./lock-key";
import { gap, openUpload } from "./open-upload";
import { readStored } from "./read-stored";

/** Throws 422 when a chunk's bytes are not what its fields say. */
function checkLength(chunk: UploadChunk, bytes: Pieces): void {
	if (chunk.end > chunk.size) throw refusedField("end", "The chunk ends after the file.");
	const length = lengthOf(bytes);
	if (length === 0) throw refusedField("dataFile", "The chunk is empty.");
	if (length !== chunk.end - chunk.start) throw refusedField("dataFile", "The chunk's length is not end - start.");
}

/** Throws 409 when bytes that were acknowledged before come back different: it is another file. */
async function checkOverlap(deps: Deps, upload: UploadRow, chunk: UploadChunk, bytes: Pieces): Promise<void> {
	const end = Math.min(chunk.end, upload.received);
	const known = await readStored(deps, upload, chunk.start, end);
	if (!Buffer.concat(bytes, end - chunk.start).equals(known)) {
		throw new Problem(409, "These bytes differ from those that arrived before.");
	}
}

/** Appends the new bytes of a chunk; a first chunk without enough disk space leaves nothing behind. */
async function append(deps: Deps, upload: UploadRow, chunk: UploadChunk, bytes: Pieces): Promise<UploadRow> {
	try {
		const { filepath, received } = upload;
		const news = skipBytes(bytes, received - chunk.start);
		const written = deps.staging.writeAt(filepath, received, news);
		// Meanwhile the disk is busy and this thread is not.
		deps.uploadHashes.add(filepath, received, news);
		await written;
		await updateUpload(deps.store, upload.id, { received: chunk.end, updated_at: deps.now().toISOString() });
	} catch (error) {
		if (upload.received === 0) await abandon(deps, upload).catch(() => undefined);
		throw error;
	}
	return { ...upload, received: chunk.end };
}

async function write(deps: Deps, companyId: number, chunk: UploadChunk, bytes: Pieces): Promise<ChunkProgress> {
	const upload = await openUpload(deps, companyId, chunk, bytes);
	if (chunk.start > upload.received) throw gap(upload.received);
	if (chunk.start < upload.received) await checkOverlap(deps, upload, chunk, bytes);
	if (upload.sha256) return { filepath: upload.filepath, sha256: upload.sha256 };
	const now = chunk.end > upload.received ? await append(deps, upload, chunk, bytes) : upload;
	return now.received === now.size ? finishUpload(deps, now) : { received: now.received };
}

/**
 * Stores one chunk of an upload: writes it at its position, flushed before this returns, and returns the file's
 * progress, or the stored file after the last byte. Known bytes are compared, not written again. Throws 409 with
 * `received` for a gap, 409 without it for different bytes, 415 for refused content, 422 for a chunk that contradicts
 * itself, 507 if the disk is full.
 */
export async function writeChunk(
	deps: Deps,
	companyId: number,
	chunk: UploadChunk,
	bytes: Pieces,
): Promise<ChunkProgress> {
	checkLength(chunk, bytes);
	return deps.uploadLock.run(lockKey(companyId, chunk.identifier), () => write(deps, companyId, chunk, bytes));
}
