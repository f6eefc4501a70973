import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { FilePart } from "./file-part";

/** Bodies up to this size keep their file in memory, bytes: a chunk, or a file sent in one call. */
const MEMORY_BYTES = 2_000_000;

async function inMemory(stream: Readable, signal: AbortSignal): Promise<Buffer> {
	const chunks: Buffer[] = [];
	await pipeline(
		stream,
		async (source: AsyncIterable<Buffer>) => {
			for await (const chunk of source) chunks.push(chunk);
		},
		{ signal },
	);
	return Buffer.concat(chunks);
}

async function onDisk(stream: Readable, path: string, signal: AbortSignal): Promise<number> {
	const file = createWriteStream(path, { flags: "wx", mode: 0o600 });
	try {
		await pipeline(stream, file, { signal });
		return file.bytesWritten;
	} catch (error) {
		await rm(path, { force: true });
		throw error;
	}
}

/**
 * Takes one file of a multipart body of at most `maxBytes`: into memory when bodies of that size are
 * small, else into a new file in `tempDir`, which is removed when anything fails.
 */
export async function receiveFile(
	stream: Readable,
	head: Pick<FilePart, "field" | "fileName">,
	where: { tempDir: string; maxBytes: number; signal: AbortSignal },
): Promise<FilePart> {
	if (where.maxBytes <= MEMORY_BYTES) {
		const bytes = await inMemory(stream, where.signal);
		return { ...head, size: bytes.length, content: { bytes } };
	}
	const path = join(where.tempDir, `${randomUUID()}.tmp`);
	const size = await onDisk(stream, path, where.signal);
	return { ...head, size, content: { path } };
}
