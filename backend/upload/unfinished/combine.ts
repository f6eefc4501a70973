import type { Bucket } from "../../files/bucket";
import { beginMultipart, completeMultipart, type Multipart, putPart } from "../../files/multipart";
import { S3Error } from "../../files/s3-error";
import type { Store } from "../../store/open";
import type { UploadRow } from "../../store/schema";
import { PART_BYTES } from "./chunks";

interface Combining {
	store: Store;
	bucket: Bucket;
	/** Received bytes of the upload. */
	read: (upload: UploadRow, start: number, end: number) => Promise<Buffer<ArrayBuffer>>;
}

const etagsOf = ({ parts }: UploadRow): string[] => (parts === null ? [] : JSON.parse(parts));

/** Records parts, unless another process has done so meanwhile; returns the current row. */
async function note(store: Store, upload: UploadRow, change: Pick<UploadRow, "multipart" | "parts">) {
	const { id, multipart, parts } = upload;
	await store
		.updateTable("uploads")
		.set(change)
		.where("id", "=", id)
		.where("multipart", multipart === null ? "is" : "=", multipart)
		.where("parts", parts === null ? "is" : "=", parts)
		.execute();
	return store.selectFrom("uploads").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

/** A file's multipart upload; begins and records one if the file has none yet. */
async function opened({ store, bucket }: Combining, upload: UploadRow): Promise<UploadRow & { multipart: string }> {
	const row =
		upload.multipart === null
			? await note(store, upload, { multipart: await beginMultipart(bucket, upload.filepath), parts: null })
			: upload;
	if (row.multipart === null) throw new Error("An upload lost its multipart upload while it was begun.");
	return { ...row, multipart: row.multipart };
}

const multipartOf = ({ filepath, multipart }: { filepath: string; multipart: string }): Multipart => ({
	key: filepath,
	id: multipart,
});

/** Adds the next part. If the store has dropped the multipart upload, begins a new one. */
async function addPart(combining: Combining, upload: UploadRow): Promise<UploadRow> {
	const row = await opened(combining, upload);
	const etags = etagsOf(row);
	const start = etags.length * PART_BYTES;
	const body = await combining.read(row, start, Math.min(start + PART_BYTES, row.size));
	try {
		const etag = await putPart(combining.bucket, multipartOf(row), etags.length + 1, body);
		return await note(combining.store, row, { multipart: row.multipart, parts: JSON.stringify([...etags, etag]) });
	} catch (error) {
		const isDropped = error instanceof S3Error && error.status === 404;
		// A multipart upload that has just begun can't have been dropped.
		if (!isDropped || upload.multipart === null) throw error;
		return note(combining.store, row, { multipart: null, parts: null });
	}
}

/** Combines the chunks of all parts that have arrived, the last and shorter one included if the file is whole. */
export async function combine(combining: Combining, upload: UploadRow): Promise<UploadRow> {
	const { received, size } = upload;
	const wanted = received === size ? Math.ceil(size / PART_BYTES) : Math.floor(received / PART_BYTES);
	let row = upload;
	while (etagsOf(row).length < wanted) row = await addPart(combining, row);
	return row;
}

/** Makes the file of its chunks; a part or multipart upload that the store has dropped is stored again, once. */
export async function complete(combining: Combining, upload: UploadRow): Promise<void> {
	const row = await combine(combining, upload);
	const complete = (whole: UploadRow) =>
		completeMultipart(combining.bucket, { key: whole.filepath, id: whole.multipart ?? "" }, etagsOf(whole));
	try {
		await complete(row);
	} catch (error) {
		if (!(error instanceof S3Error) || error.isPassing) throw error;
		// It also fails if a process was killed after it had completed the file.
		if ((await combining.bucket.send("HEAD", { key: upload.filepath, also: [404] })).ok) return;
		const again = await note(combining.store, row, { multipart: null, parts: null });
		await complete(await combine(combining, again));
	}
}
