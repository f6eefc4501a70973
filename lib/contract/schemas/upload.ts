import { z } from "zod";
import { flag, text } from "../lenient";
import { CHUNK_BYTES, LARGEST_CHUNK_BYTES, MAX_FILE_BYTES } from "../limits";
import { cvContent } from "./cv";

const offset = z.coerce.number().int().min(0).max(MAX_FILE_BYTES);

/** A picked file's name: no path, no control characters. */
export const fileName = z
	.string()
	.min(1)
	.max(255)
	.regex(/^[^\p{Cc}/\\]+$/u);

/** Names one upload of one file; made by the client, unguessable. */
export const uploadIdentifier = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/);

/** The text fields of one chunk; `dataFile` (base64 text, or a binary part) is sent with them. */
export const uploadChunk = z.object({
	extension: z.string().regex(/^[a-z0-9]{1,10}$/i),
	fileName,
	identifier: uploadIdentifier,
	size: z.coerce.number().int().min(1).max(MAX_FILE_BYTES),
	start: offset,
	end: offset,
	isNewFile: flag(),
	slot: z.coerce.number().int().min(0).max(100).default(0),
});
export type UploadChunk = z.output<typeof uploadChunk>;

/**
 * The host's progress of a file: the end of its gapless prefix, in bytes. A host with a `chunk_limit` takes binary chunks of
 * up to that many bytes; hosts without one get `CHUNK_BYTES`.
 */
export const uploadProgress = z.object({
	received: offset,
	size: offset,
	chunk_limit: z.number().int().min(CHUNK_BYTES).optional().catch(undefined),
});

/** A stored file. `sha256` is of the whole file, lower-case hex. */
export const storedFile = z.object({
	filepath: z.string(),
	sha256: text,
	content: cvContent.nullish().catch(undefined),
});

/** Answer to a chunk: the file is incomplete, or stored; `longupload` requests the slow-upload dialog. */
export const chunkAnswer = z.object({
	received: offset.optional(),
	filepath: text,
	sha256: text,
	content: cvContent.nullish().catch(undefined),
	status: text,
});
export type ChunkAnswer = z.output<typeof chunkAnswer>;

/** Text fields of the single-call uploads; `file` is sent with them. */
export const singleUpload = z.object({ is_cv: flag() });
export const legacyCv = z.object({ type: z.literal("cv") });
export const legacyCvStored = z.object({ file_name: z.string() });

/** Largest multipart body of one chunk: a large one, or base64 text, which is longer by a third; plus the fields. */
export const CHUNK_BODY_BYTES = LARGEST_CHUNK_BYTES + 20_000;
