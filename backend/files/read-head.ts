import { open } from "node:fs/promises";

/** The first bytes of a local file, at most `length`. */
export async function readHead(path: string, length: number): Promise<Uint8Array> {
	const file = await open(path, "r");
	try {
		const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0);
		return buffer.subarray(0, bytesRead);
	} finally {
		await file.close();
	}
}
