import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { CHUNK_BODY_BYTES } from "../../lib/contract/schemas/upload";
import { lengthOf, type Pieces } from "../files/pieces";
import { writeNew } from "../files/write-new";
import { Base64Reader } from "./base64";
import type { FilePart } from "./file-part";
import { refusedField } from "./problem";

/** Bodies up to this size keep their file in memory, bytes: a chunk, or a file sent in one call. */
const MEMORY_BYTES = CHUNK_BODY_BYTES;

/** Whether the files of a body of at most `maxBytes` are held in memory. */
export const isInMemory = (maxBytes: number) => maxBytes <= MEMORY_BYTES;

async function inMemory(stream: Readable, signal: AbortSignal): Promise<Pieces> {
	const pieces: Buffer[] = [];
	stream.on("data", (piece: Buffer) => pieces.push(piece));
	await finished(stream, { signal });
	return pieces;
}

async function fromText(stream: Readable, field: string, signal: AbortSignal): Promise<Pieces> {
	const reader = new Base64Reader();
	stream.on("data", (text: Buffer) => reader.add(text));
	await finished(stream, { signal });
	const pieces = reader.end();
	if (!pieces) throw refusedField(field, "This is not base64.");
	return pieces;
}

/** The headers before a file's bytes. */
interface FileHead {
	field: string;
	/** Empty if the client sent none. */
	fileName: string;
	/** True for bytes that were sent as base64 text; only bodies that stay in memory may have them. */
	isText: boolean;
}

/**
 * Takes one file of a multipart body of at most `maxBytes`: into memory when bodies of that size are
 * small, else into a new file in `tempDir`, which is removed when anything fails.
 */
export async function receiveFile(
	stream: Readable,
	{ field, fileName, isText }: FileHead,
	where: { tempDir: string; maxBytes: number; signal: AbortSignal },
): Promise<FilePart> {
	const head = { field, fileName };
	if (isInMemory(where.maxBytes)) {
		const pieces = isText ? await fromText(stream, field, where.signal) : await inMemory(stream, where.signal);
		return { ...head, size: lengthOf(pieces), content: { pieces } };
	}
	const path = join(where.tempDir, `${randomUUID()}.tmp`);
	const size = await writeNew(path, stream, { signal: where.signal });
	return { ...head, size, content: { path } };
}
