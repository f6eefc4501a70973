import { randomUUID } from "node:crypto";
import { rename } from "node:fs/promises";
import type { Deps } from "../deps";
import { hashFile } from "../files/hash-file";
import { newKey } from "../files/new-key";
import { readHead } from "../files/read-head";
import type { FilePart } from "../http/file-part";
import { Problem, refusedField } from "../http/problem";
import type { Store } from "../store/open";
import { insertUpload, updateUpload } from "../store/queries/uploads";
import type { NewUpload, UploadRow } from "../store/schema";
import { abandon } from "./abandon";
import { checkContent } from "./check-content";
import { readName } from "./check-name";
import { CV_SLOT } from "./cv-slot";
import { requireRoom } from "./free-space";
import { HEAD_BYTES } from "./signature";

/** Writes a received file to the staging area and flushes it. */
async function stage(deps: Deps, key: string, part: FilePart): Promise<void> {
	if ("path" in part.content) await rename(part.content.path, deps.staging.path(key));
	else await deps.staging.create(key);
	await deps.staging.writeAt(key, 0, "pieces" in part.content ? part.content.pieces : []);
}

/** A file that was sent in one call, with its properties. */
export interface NewPart {
	/** Null for a file that is sent before its job is named. */
	companyId: number | null;
	part: FilePart;
	isCv: boolean;
}

/** A file in its final place that isn't announced yet: its row becomes complete in the transaction that uses it. */
export interface PlacedFile {
	upload: UploadRow;
	sha256: string;
}

function newRow(deps: Deps, { companyId, part, isCv }: NewPart, identifier: string): NewUpload {
	const { fileName, extension } = readName(part.fileName);
	const at = deps.now().toISOString();
	return {
		company_id: companyId,
		identifier,
		filepath: newKey(companyId, extension),
		file_name: fileName,
		extension,
		slot: isCv ? CV_SLOT : 1,
		size: part.size,
		received: part.size,
		sha256: null,
		created_at: at,
		updated_at: at,
	};
}

/**
 * Checks a file that was sent in one call and moves it into place. The caller announces it with `announceFile`, or
 * abandons it. Throws 415, 422 or 507 as the chunked upload does; nothing remains then.
 */
export async function placeFile(deps: Deps, sent: NewPart, identifier: string = randomUUID()): Promise<PlacedFile> {
	const { part, isCv } = sent;
	if (part.size === 0) throw refusedField(part.field, "The file is empty.");
	const row = newRow(deps, sent, identifier);
	await requireRoom(deps, part.size);
	const upload = await insertUpload(deps.store, row);
	try {
		await stage(deps, upload.filepath, part);
		const staged = deps.staging.path(upload.filepath);
		await checkContent(await readHead(staged, HEAD_BYTES), upload.extension, isCv);
		const sha256 = await hashFile(staged);
		await deps.files.finish(upload.filepath, staged);
		return { upload, sha256 };
	} catch (error) {
		await abandon(deps, upload);
		throw error;
	}
}

/**
 * Makes a placed file one of the company's, in the caller's transaction if it has one. Throws 503 if another process
 * has deleted the file meanwhile, because this one was paused for too long.
 */
export async function announceFile(store: Store, { upload, sha256 }: PlacedFile): Promise<void> {
	const isThere = await updateUpload(store, upload.id, { sha256 });
	if (!isThere) throw new Problem(503, "The file has to be sent again.", {}, { "retry-after": "1" });
}
