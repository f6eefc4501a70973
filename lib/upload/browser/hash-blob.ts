import { createSHA256 } from "hash-wasm";

/** Bytes that are read at a time. */
const SLICE_BYTES = 4_194_304;

/** SHA-256 of a blob of any size, lower-case hex. Rejects when it can't be read, without WebAssembly, or when `signal` aborts. */
export async function hashBlob(blob: Blob, signal: AbortSignal): Promise<string> {
	const hasher = await createSHA256();
	const read = (at: number) => blob.slice(at, at + SLICE_BYTES).arrayBuffer();
	let next = read(0);
	for (let at = 0; at < blob.size; at += SLICE_BYTES) {
		const bytes = await next;
		signal.throwIfAborted();
		// The disk is busy with the next slice while this one is computed.
		next = read(at + SLICE_BYTES);
		hasher.update(new Uint8Array(bytes));
	}
	await next;
	return hasher.digest();
}
