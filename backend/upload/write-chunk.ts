import type { UploadChunk } from "../../lib/contract/schemas/upload";
import type { Deps } from "../deps";
import { lengthOf, type Pieces, skipBytes } from "../files/pieces";
import { Problem, refusedField } from "../http/problem";
import type { UploadRow } from "../store/schema";
import { abandon } from "./abandon";
import type { ChunkProgress } from "./chunk-progress";
import { gap } from "./gap";
import { lockKey } from "./lock-key";
import { openUpload } from "./open-upload";
import { readStored } from "./read-stored";

/** Throws 422 if a chunk's bytes don't match its fields. */
function checkLength(chunk: UploadChunk, bytes: Pieces): void {
	if (chunk.end > chunk.size) throw refusedField("end", "The chunk ends after the file.");
	const length = lengthOf(bytes);
	if (length === 0) throw refusedField("dataFile", "The chunk is empty.");
	if (length !== chunk.end - chunk.start) throw refusedField("dataFile", "The chunk's length is not end - start.");
}

/** Throws 409 if bytes that were acknowledged before now differ: it is another file. */
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
		const news = skipBytes(bytes, upload.received - chunk.start);
		return await deps.unfinished.append(upload, news, deps.now().toISOString());
	} catch (error) {
		// In a store, another process may have continued it.
		if (deps.unfinished.isLocal && upload.received === 0) await abandon(deps, upload).catch(() => undefined);
		throw error;
	}
}

async function write(deps: Deps, companyId: number, chunk: UploadChunk, bytes: Pieces): Promise<ChunkProgress> {
	const upload = await openUpload(deps, companyId, chunk, bytes);
	if (chunk.start > upload.received) throw gap(upload.received);
	if (chunk.start < upload.received) await checkOverlap(deps, upload, chunk, bytes);
	if (upload.sha256) return { filepath: upload.filepath, sha256: upload.sha256 };
	const now = chunk.end > upload.received ? await append(deps, upload, chunk, bytes) : upload;
	if (now.received < now.size) return { received: now.received };
	return { filepath: now.filepath, sha256: await deps.unfinished.finish(now, deps.now().toISOString()) };
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
