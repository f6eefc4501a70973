import { randomUUID } from "node:crypto";
import type { Deps } from "../deps";
import { partHash } from "../http/file-part";
import { Problem } from "../http/problem";
import { findUpload } from "../store/queries/uploads";
import type { UploadRow } from "../store/schema";
import { abandon, abandonAfter } from "./abandon";
import { readName } from "./check-name";
import { CV_SLOT } from "./cv-slot";
import { lockKey } from "./lock-key";
import { announceFile, type NewPart, placeFile } from "./store-part";

type StoredUpload = UploadRow & { sha256: string };

const isStored = (upload: UploadRow): upload is StoredUpload => upload.sha256 !== null;

async function store(deps: Deps, sent: NewPart, identifier: string): Promise<StoredUpload> {
	const placed = await placeFile(deps, sent, identifier);
	try {
		await announceFile(deps.store, placed);
	} catch (error) {
		await abandonAfter(error, deps, placed.upload);
		throw error;
	}
	return { ...placed.upload, sha256: placed.sha256 };
}

/** Throws 422 when a key is used again for another file. */
async function checkSame(upload: StoredUpload, { part, isCv }: NewPart): Promise<void> {
	const same =
		upload.file_name === readName(part.fileName).fileName &&
		(upload.slot === CV_SLOT) === isCv &&
		upload.sha256 === (await partHash(part));
	if (!same) throw new Problem(422, "This Idempotency-Key was used for another file.");
}

/**
 * Stores a file that was sent in one call. A repeat of its Idempotency-Key returns the same file and stores nothing,
 * even during the first call and after a crash that lost its response. Throws 415 and 422 as `placeFile`, and 422 for
 * another file under the same key.
 */
export async function storeOnce(deps: Deps, sent: NewPart, key: string | undefined): Promise<StoredUpload> {
	const { companyId } = sent;
	if (key === undefined || companyId === null) return store(deps, sent, randomUUID());
	// Identifiers of chunked uploads contain no colon.
	const identifier = `key:${key}`;
	return deps.uploadLock.run(lockKey(companyId, identifier), async () => {
		const known = await findUpload(deps.store, companyId, identifier);
		if (known && isStored(known)) {
			await checkSame(known, sent);
			return known;
		}
		if (known) await abandon(deps, known);
		return store(deps, sent, identifier);
	});
}
