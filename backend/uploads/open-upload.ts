import type { UploadChunk } from "../../lib/contract/schemas/upload";
import type { Deps } from "../deps";
import { newKey } from "../files/new-key";
import { Problem } from "../http/problem";
import { findUpload, insertUpload } from "../store/queries/uploads";
import type { UploadRow } from "../store/schema";
import { abandon } from "./abandon";
import { checkName } from "./check-name";
import { requireRoom, requireTurn } from "./room";

/** The refusal of a chunk that continues at another place than the file does. */
export const gap = (received: number) => new Problem(409, "The file continues at another position.", { received });

const isRestart = (chunk: UploadChunk) => chunk.isNewFile && chunk.start === 0;

async function begin(deps: Deps, companyId: number, chunk: UploadChunk): Promise<UploadRow> {
	const extension = chunk.extension.toLowerCase();
	checkName(chunk.fileName, extension);
	if (chunk.start !== 0) throw gap(0);
	await requireTurn(deps, companyId);
	await requireRoom(deps, chunk.size);
	const at = deps.now().toISOString();
	const filepath = newKey(companyId, extension);
	await deps.staging.create(filepath);
	const { identifier, fileName, slot, size } = chunk;
	const upload = { company_id: companyId, identifier, filepath, file_name: fileName, extension, slot, size };
	try {
		return await insertUpload(deps.store, { ...upload, received: 0, sha256: null, created_at: at, updated_at: at });
	} catch (error) {
		await deps.staging.remove(filepath);
		throw error;
	}
}

/** Refuses a chunk that says other things about its file than the first one did; without `received`, since going on would mix two files. */
function checkSame(upload: UploadRow, chunk: UploadChunk): void {
	const same =
		upload.size === chunk.size &&
		upload.file_name === chunk.fileName &&
		upload.extension === chunk.extension.toLowerCase() &&
		upload.slot === chunk.slot;
	if (!same) throw new Problem(409, "This identifier belongs to another file.");
}

/** Whether the bytes of an unfinished upload are still there; a wiped disk must not leave an upload that can never end. */
async function isLost(deps: Deps, upload: UploadRow): Promise<boolean> {
	if (upload.sha256 || (await deps.staging.exists(upload.filepath))) return false;
	return upload.received < upload.size || !(await deps.files.has(upload.filepath));
}

/**
 * The upload that a chunk belongs to; the first chunk of an identifier begins it, and one that says
 * `isNewFile` at 0 begins it anew unless it is complete. Throws 409 when the chunk is of another file,
 * or the upload hasn't begun and the chunk isn't its start, 429 and 507 when there is no room for another upload.
 */
export async function openUpload(deps: Deps, companyId: number, chunk: UploadChunk): Promise<UploadRow> {
	const upload = await findUpload(deps.store, companyId, chunk.identifier);
	if (!upload) return begin(deps, companyId, chunk);
	const again = !upload.sha256 && (isRestart(chunk) || (await isLost(deps, upload)));
	if (again) {
		await abandon(deps, upload);
		return begin(deps, companyId, chunk);
	}
	checkSame(upload, chunk);
	return upload;
}
