import type { Bucket } from "../../files/bucket";
import type { FileStore } from "../../files/file-store";
import { hashStream } from "../../files/hash-file";
import { abortMultipart, listMultiparts } from "../../files/multipart";
import { lengthOf } from "../../files/pieces";
import { Problem } from "../../http/problem";
import type { Logger } from "../../process/log";
import type { Store } from "../../store/open";
import { findUploadById, unfinishedKeys } from "../../store/queries/uploads";
import type { UploadRow } from "../../store/schema";
import { enqueueTask } from "../../tasks/enqueue";
import { checkContent } from "../check-content";
import { CV_SLOT } from "../cv-slot";
import { gap } from "../gap";
import { HEAD_BYTES } from "../signature";
import { chunkKey, chunksOf, deleteChunks, nameOf, PART_BYTES, readChunks, stagedNames } from "./chunks";
import { combine, complete } from "./combine";
import { continueHash, endHash } from "./hash-state";
import type { Remains, Unfinished } from "./unfinished";

interface Places {
	store: Store;
	files: FileStore;
	bucket: Bucket;
	log: Logger;
}

/**
 * A multipart upload that no row names is deleted at this age. A younger one may be about to be recorded; the process
 * of an older one was killed.
 */
const STRAY_MS = 86_400_000;

/**
 * Keeps the chunks of unfinished uploads in the object store, and their state in the database, so that chunks of one file
 * may arrive at any process. Every six chunks become one part of a multipart upload. The chunks stay until the end:
 * parts can't be read back, and a store may drop a multipart upload.
 */
export function inStore({ store, files, bucket, log }: Places): Unfinished {
	/** Deletes an upload's rows, and adds the task that clears the store. */
	const forget = ({ id, received }: UploadRow) =>
		store.transaction().execute(async (write) => {
			const row = await write
				.deleteFrom("uploads")
				.where("id", "=", id)
				.where("received", "=", received)
				.where("sha256", "is", null)
				.returning(["filepath", "multipart"])
				.executeTakeFirst();
			if (row) await leaveRemains(write, { ...row, isForgotten: true });
		});

	async function read(upload: UploadRow, start: number, end: number): Promise<Buffer<ArrayBuffer>> {
		const bytes = await readChunks(bucket, await chunksOf(store, upload, start, end), start, end);
		if (bytes) return bytes;
		// The bucket was emptied, so the upload could never end.
		await forget(upload);
		throw gap(0);
	}
	const combining = { store, bucket, read };

	/** A chunk is stored even if its part fails; the next chunk tries the part again. */
	async function combineQuietly(upload: UploadRow): Promise<UploadRow> {
		try {
			return upload.size > PART_BYTES ? await combine(combining, upload) : upload;
		} catch (error) {
			if (error instanceof Problem) throw error;
			log.warn({ reason: String(error) }, "chunks were not combined");
			return upload;
		}
	}

	/** Writes a file's chunks to its place; returns its SHA-256. */
	async function put(upload: UploadRow): Promise<string> {
		const { filepath: key, extension, slot, size } = upload;
		try {
			await checkContent(await read(upload, 0, Math.min(size, HEAD_BYTES)), extension, slot === CV_SLOT);
		} catch (error) {
			if (error instanceof Problem && error.status === 415) await forget(upload);
			throw error;
		}
		if (size > PART_BYTES) await complete(combining, upload);
		else await bucket.send("PUT", { key, body: await read(upload, 0, size) });
		return (await endHash(upload.hash_state)) ?? hashStream(await files.read(key, 0, size));
	}

	return {
		isLocal: false,
		begin: async () => undefined,
		async has(upload) {
			return upload.received === 0 || (await chunksOf(store, upload, 0, 1)).length > 0;
		},
		async append(upload, news, at) {
			const { id, filepath, received } = upload;
			const chunk = { key: chunkKey(upload), filepath, start: received, end: received + lengthOf(news) };
			await bucket.send("PUT", { key: chunk.key, body: Buffer.concat(news) });
			const hash_state = await continueHash(upload.hash_state, received, news);
			const next = await store.transaction().execute(async (write) => {
				const row = await write
					.updateTable("uploads")
					.set({ received: chunk.end, hash_state, updated_at: at })
					.where("id", "=", id)
					.where("received", "=", received)
					.where("sha256", "is", null)
					.returningAll()
					.executeTakeFirst();
				if (row) await write.insertInto("upload_chunks").values(chunk).execute();
				return row;
			});
			if (next) return combineQuietly(next);
			await bucket.send("DELETE", { key: chunk.key, also: [404] });
			throw gap((await findUploadById(store, id))?.received ?? 0);
		},
		read,
		async finish(upload, at) {
			const { id, filepath, size } = upload;
			const isStaged = (await chunksOf(store, upload, 0, 1)).length > 0;
			const sha256 = isStaged ? await put(upload) : await hashStream(await files.read(filepath, 0, size));
			const isNoted = await store.transaction().execute(async (write) => {
				const whole = { sha256, updated_at: at, hash_state: null, multipart: null, parts: null };
				const noted = await write.updateTable("uploads").set(whole).where("id", "=", id).executeTakeFirst();
				const isForgotten = noted.numUpdatedRows === 0n;
				await leaveRemains(write, { filepath, multipart: null, isForgotten });
				return !isForgotten;
			});
			// Another process has begun the file anew while this one stood still.
			if (!isNoted) throw gap(0);
			return sha256;
		},
		forget,
		async clear({ filepath, multipart, isForgotten }) {
			if (isForgotten) await files.delete(filepath);
			if (multipart) await abortMultipart(bucket, { key: filepath, id: multipart });
			await deleteChunks(bucket, filepath);
		},
		async sweep() {
			const staged = await stagedNames(bucket);
			const multiparts = await listMultiparts(bucket, "companies/");
			// A chunk's row is written before its bytes, so bytes that were listed first and have no row are orphans.
			const keys = await unfinishedKeys(store);
			const [names, paths] = [new Set(keys.map(nameOf)), new Set(keys)];
			for (const name of staged) if (!names.has(name)) await deleteChunks(bucket, name);
			for (const { startedAt, ...stray } of multiparts)
				if (!paths.has(stray.key) && Date.parse(startedAt) < Date.now() - STRAY_MS) await abortMultipart(bucket, stray);
		},
	};
}

/** Deletes the rows of an upload's chunks, with a task that deletes what the store holds of them. */
async function leaveRemains(write: Store, remains: Remains): Promise<void> {
	const { filepath, isForgotten } = remains;
	await write.deleteFrom("upload_chunks").where("filepath", "=", filepath).execute();
	const task = {
		key: `${isForgotten ? "forget" : "clear"}-upload:${filepath}`,
		kind: "clear-upload",
		payload: remains,
	} as const;
	await enqueueTask(write, task, new Date().toISOString());
}
