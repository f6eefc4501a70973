import "server-only";
import { randomUUID } from "node:crypto";
import { type FileHandle, open, unlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { makePlain } from "./plain-picture";

/** Limit for all files of a form together, in bytes. */
export const FILES_BYTES = 20_000_000;

/** What is left of the limit for a form's files, in bytes. */
export interface Budget {
	left: number;
}

/** A complete file of a posted form on this machine's disk: the upload calls need its size, which is known only then. */
export interface SpooledFile {
	/** Name of its form field. */
	field: string;
	name: string;
	/** MIME type as the browser gave it. */
	type: string;
	size: number;
	/** False if it exceeded the limit. */
	isWhole: boolean;
	/** `length` bytes from `start` on, or as many as there are. */
	bytes(start: number, length: number): Promise<Buffer<ArrayBuffer>>;
	/** Closes the file, which frees its disk space. */
	close(): Promise<void>;
}

/** Opens a new file and unlinks it: no other process can open it, and no crash leaves it behind. */
async function openNameless(): Promise<FileHandle> {
	const path = join(tmpdir(), `astronaut-${randomUUID()}`);
	const file = await open(path, "wx+", 0o600);
	await unlink(path);
	return file;
}

async function bytesOf(file: FileHandle, start: number, length: number): Promise<Buffer<ArrayBuffer>> {
	const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start);
	return buffer.subarray(0, bytesRead);
}

/** Streams a form's file to disk, drops what exceeds the limit, and removes the location from a photo. */
export async function spool(
	stream: Readable,
	head: Pick<SpooledFile, "field" | "name" | "type">,
	budget: Budget,
): Promise<SpooledFile> {
	const file = await openNameless();
	let size = 0;
	let isWhole = true;
	try {
		for await (const piece of stream as AsyncIterable<Buffer>) {
			budget.left -= piece.length;
			isWhole &&= budget.left >= 0;
			if (isWhole) await file.write(piece);
			size += piece.length;
		}
		if (isWhole) size = await makePlain(file, size);
	} catch (error) {
		await file.close();
		throw error;
	}
	return {
		...head,
		size,
		isWhole,
		bytes: (start, length) => bytesOf(file, start, length),
		close: () => file.close(),
	};
}
