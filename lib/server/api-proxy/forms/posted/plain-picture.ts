import "server-only";
import type { FileHandle } from "node:fs/promises";
import { createSemaphore } from "@/lib/upload/semaphore";
import { plainJpeg } from "./plain-jpeg";
import { plainPng } from "./plain-png";

/** Pictures are read whole, so one at a time. */
const reading = createSemaphore(1);
const never = new AbortController().signal;

const isPicture = (head: Buffer) => head.readUInt16BE(0) === 0xffd8 || head.readUInt32BE(0) === 0x8950_4e47;

async function readWhole(file: FileHandle, size: number): Promise<Buffer<ArrayBuffer>> {
	const { buffer, bytesRead } = await file.read(Buffer.alloc(size), 0, size, 0);
	return buffer.subarray(0, bytesRead);
}

async function rewrite(file: FileHandle, size: number): Promise<number> {
	const bytes = await readWhole(file, size);
	const plain = plainJpeg(bytes) ?? plainPng(bytes);
	if (!plain) return size;
	await file.truncate(plain.length);
	await file.write(plain, 0, plain.length, 0);
	return plain.length;
}

/**
 * Removes location, time and camera from a stored JPEG or PNG, as the form's script does by re-encoding it; other files
 * don't change. Returns the new size, in bytes.
 */
export async function makePlain(file: FileHandle, size: number): Promise<number> {
	const head = Buffer.alloc(4);
	await file.read(head, 0, head.length, 0);
	if (!isPicture(head)) return size;
	const leave = await reading.enter(never);
	try {
		return await rewrite(file, size);
	} finally {
		leave();
	}
}
