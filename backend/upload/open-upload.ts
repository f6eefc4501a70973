import type { UploadChunk } from "../../lib/contract/schemas/upload";
import type { Deps } from "../deps";
import { newKey } from "../files/new-key";
import type { Pieces } from "../files/pieces";
import { Problem } from "../http/problem";
import { findUpload, insertUpload } from "../store/queries/uploads";
import type { UploadRow } from "../store/schema";
import { abandon } from "./abandon";
import { checkName } from "./check-name";
import { requireRoom } from "./free-space";
import { gap } from "./gap";
import { readStored } from "./read-stored";

const isStart = (chunk: UploadChunk) => chunk.isNewFile && chunk.start === 0;

async function begin(deps: Deps, companyId: number, chunk: UploadChunk): Promise<UploadRow> {
	const extension = chunk.extension.toLowerCase();
	checkName(chunk.fileName, extension);
	if (chunk.start !== 0) throw gap(0);
	if (deps.unfinished.isLocal) await requireRoom(deps, chunk.size);
	const at = deps.now().toISOString();
	const filepath = newKey(companyId, extension);
	await deps.unfinished.begin(filepath);
	const { identifier, fileName, slot, size } = chunk;
	const upload = { company_id: companyId, identifier, filepath, file_name: fileName, extension, slot, size };
	try {
		return await insertUpload(deps.store, { ...upload, received: 0, sha256: null, created_at: at, updated_at: at });
	} catch (error) {
		await deps.staging.remove(filepath);
		throw error;
	}
}

/** Whether a chunk describes the same file as the first one. */
const isSame = (upload: UploadRow, chunk: UploadChunk) =>
	upload.size === chunk.size &&
	upload.file_name === chunk.fileName &&
	upload.extension === chunk.extension.toLowerCase() &&
	upload.slot === chunk.slot;

/** Whether all bytes of a chunk have arrived before: it is a late copy, which must not erase the bytes after it. */
async function isRepeat(deps: Deps, upload: UploadRow, chunk: UploadChunk, bytes: Pieces): Promise<boolean> {
	if (!isSame(upload, chunk) || chunk.end > upload.received) return false;
	return Buffer.concat(bytes).equals(await readStored(deps, upload, chunk.start, chunk.end));
}

/** Whether the bytes of an unfinished upload still exist; a wiped disk must not leave an upload that can never end. */
async function isLost(deps: Deps, upload: UploadRow): Promise<boolean> {
	if (upload.sha256 || (await deps.unfinished.has(upload))) return false;
	return upload.received < upload.size || !(await deps.files.has(upload.filepath));
}

/**
 * The upload that a chunk belongs to. The first chunk of an identifier starts it; a chunk with `isNewFile` at 0
 * restarts it, unless the upload is complete or the chunk is a late copy. Throws 409 if the chunk belongs to another
 * file, or if the upload hasn't started and the chunk isn't its first, 507 if the whole file doesn't fit.
 */
export async function openUpload(deps: Deps, companyId: number, chunk: UploadChunk, bytes: Pieces): Promise<UploadRow> {
	const upload = await findUpload(deps.store, companyId, chunk.identifier);
	if (!upload) return begin(deps, companyId, chunk);
	const isAnew = async () => isStart(chunk) && !(await isRepeat(deps, upload, chunk, bytes));
	if (!upload.sha256 && ((await isLost(deps, upload)) || (await isAnew()))) {
		await abandon(deps, upload);
		return begin(deps, companyId, chunk);
	}
	// `received` is omitted, because continuing would mix two files.
	if (!isSame(upload, chunk)) throw new Problem(409, "This identifier belongs to another file.");
	return upload;
}
