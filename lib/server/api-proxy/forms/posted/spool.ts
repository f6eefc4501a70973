import "server-only";
import { randomUUID } from "node:crypto";
import { type FileHandle, open, unlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";

/** Room for the files of a form, bytes: all of them together. */
export const FILES_BYTES = 20_000_000;

/** The room that is left for a form's files, bytes. */
export interface Room {
	left: number;
}

/** A file of a posted form, whole on this machine's disk: only then is its size known, which the upload calls ask for. */
export interface SpooledFile {
	/** Name of the field that it came in. */
	field: string;
	name: string;
	/** MIME type as the browser gave it. */
	type: string;
	size: number;
	/** False when there was no room for the rest of it. */
	isWhole: boolean;
	/** `length` of its bytes from `start` on, or as many as there are. */
	bytes(start: number, length: number): Promise<Buffer<ArrayBuffer>>;
	/** Closes the file, which frees its room on the disk. */
	close(): Promise<void>;
}

/** Opens a new file that has no name any more: nobody else can open it, and no crash leaves it behind. */
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

/** Writes a file of a form to disk as it comes in, and drops what there is no room for. */
export async function spool(
	stream: Readable,
	head: Pick<SpooledFile, "field" | "name" | "type">,
	room: Room,
): Promise<SpooledFile> {
	const file = await openNameless();
	let size = 0;
	let isWhole = true;
	try {
		for await (const piece of stream as AsyncIterable<Buffer>) {
			room.left -= piece.length;
			isWhole &&= room.left >= 0;
			if (isWhole) await file.write(piece);
			size += piece.length;
		}
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
