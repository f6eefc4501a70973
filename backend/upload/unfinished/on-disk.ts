import { createReadStream } from "node:fs";
import { buffer } from "node:stream/consumers";
import type { FileStore } from "../../files/file-store";
import { hashFile, hashStream } from "../../files/hash-file";
import { lengthOf } from "../../files/pieces";
import { readHead } from "../../files/read-head";
import { RunningHashes } from "../../files/running-hashes";
import type { Staging } from "../../files/staging";
import { Problem } from "../../http/problem";
import type { Store } from "../../store/open";
import { deleteUpload, findUploadById, updateUpload } from "../../store/queries/uploads";
import type { UploadRow } from "../../store/schema";
import { checkContent } from "../check-content";
import { CV_SLOT } from "../cv-slot";
import { HEAD_BYTES } from "../signature";
import type { Unfinished } from "./unfinished";

interface Places {
	store: Store;
	files: FileStore;
	staging: Staging;
}

/** Keeps unfinished uploads on this machine's disk, in the staging area. */
export function onDisk({ store, files, staging }: Places): Unfinished {
	const hashes = new RunningHashes();

	/** The row is deleted last, so that a sweep can finish after a crash. */
	async function forget({ id, filepath, received, size }: UploadRow): Promise<void> {
		if ((await findUploadById(store, id))?.sha256) return;
		await staging.remove(filepath);
		// Only an upload that was interrupted just before its end can already have a file in its final place.
		if (received === size) await files.delete(filepath);
		await deleteUpload(store, id);
	}

	/** Checks and moves a file that is still in the staging area; returns its SHA-256. */
	async function moveIntoPlace(upload: UploadRow): Promise<string> {
		const { filepath, extension, slot, size } = upload;
		const staged = staging.path(filepath);
		try {
			await checkContent(await readHead(staged, HEAD_BYTES), extension, slot === CV_SLOT);
		} catch (error) {
			if (error instanceof Problem) await forget(upload);
			throw error;
		}
		const sha256 = hashes.take(filepath, size) ?? (await hashFile(staged));
		await files.finish(filepath, staged);
		return sha256;
	}

	return {
		isLocal: true,
		begin: (key) => staging.create(key),
		has: ({ filepath }) => staging.exists(filepath),
		async append(upload, news, at) {
			const { id, filepath, received } = upload;
			const written = staging.writeAt(filepath, received, news);
			// Meanwhile the disk is busy and this thread is not.
			hashes.add(filepath, received, news);
			await written;
			const next = { received: received + lengthOf(news), updated_at: at };
			await updateUpload(store, id, next);
			return { ...upload, ...next };
		},
		async read({ filepath }, start, end) {
			return buffer(createReadStream(staging.path(filepath), { start, end: end - 1 }));
		},
		async finish(upload, at) {
			const { id, filepath, size } = upload;
			const sha256 = (await staging.exists(filepath))
				? await moveIntoPlace(upload)
				: await hashStream(await files.read(filepath, 0, size));
			await updateUpload(store, id, { sha256, updated_at: at });
			return sha256;
		},
		forget,
		clear: async () => undefined,
		// Done at the start of the process; later, files that are being received would be among them.
		sweep: async () => undefined,
	};
}
