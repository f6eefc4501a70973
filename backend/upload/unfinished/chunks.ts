import { randomBytes } from "node:crypto";
import { basename } from "node:path";
import { CHUNK_BYTES } from "../../../lib/contract/limits";
import type { Bucket } from "../../files/bucket";
import { listFolders, listKeys } from "../../files/list-objects";
import type { Store } from "../../store/open";
import type { UploadChunkRow, UploadRow } from "../../store/schema";

/** The folder of the bucket that holds the chunks of unfinished uploads. */
export const STAGING_FOLDER = "staging/";

/** How many objects are deleted at a time. */
const AT_ONCE = 8;

/** Names an upload's folder; it is as unguessable as the file's key. */
export const nameOf = (filepath: string) => basename(filepath);

const folderOf = (filepath: string) => `${STAGING_FOLDER}${nameOf(filepath)}/`;

/** The name of a new chunk; two processes that get the same chunk store two objects. */
export const chunkKey = ({ filepath, received }: UploadRow) =>
	`${folderOf(filepath)}${received}-${randomBytes(6).toString("hex")}`;

/** The chunks that hold bytes from `start` up to `end`, in order. */
export function chunksOf(store: Store, { filepath }: UploadRow, start: number, end: number): Promise<UploadChunkRow[]> {
	return store
		.selectFrom("upload_chunks")
		.selectAll()
		.where("filepath", "=", filepath)
		.where("end", ">", start)
		.where("start", "<", end)
		.orderBy("start")
		.execute();
}

/** Bytes of chunks; undefined if one of them is missing. */
export async function readChunks(
	bucket: Bucket,
	chunks: readonly UploadChunkRow[],
	start: number,
	end: number,
): Promise<Buffer<ArrayBuffer> | undefined> {
	const pieces = await Promise.all(
		chunks.map(async ({ key, ...chunk }) => {
			const first = Math.max(0, start - chunk.start);
			const last = Math.min(chunk.end, end) - chunk.start - 1;
			const answer = await bucket.send("GET", { key, headers: { range: `bytes=${first}-${last}` }, also: [404] });
			return answer.ok ? Buffer.from(await answer.arrayBuffer()) : Buffer.alloc(0);
		}),
	);
	const bytes = Buffer.concat(pieces);
	return bytes.length === end - start ? bytes : undefined;
}

/** Deletes all objects in an upload's folder. */
export async function deleteChunks(bucket: Bucket, filepath: string): Promise<void> {
	const keys = await listKeys(bucket, folderOf(filepath));
	for (let at = 0; at < keys.length; at += AT_ONCE)
		await Promise.all(keys.slice(at, at + AT_ONCE).map((key) => bucket.send("DELETE", { key, also: [404] })));
}

/** The names of all uploads that have chunks in the bucket. */
export const stagedNames = (bucket: Bucket) => listFolders(bucket, STAGING_FOLDER);

/** Length of all parts but the last of a file's multipart upload, bytes; smaller files are stored in one request. */
export const PART_BYTES = 6 * CHUNK_BYTES;
