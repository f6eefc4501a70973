import type { Readable } from "node:stream";

/** A body that is larger than what may be held in memory. */
export class TooLargeError extends Error {
	constructor(readonly limit: number) {
		super(`a page is larger than ${limit} bytes`);
		this.name = "TooLargeError";
	}
}

/** The whole of a stream, at most `limit` bytes; rejects with `TooLargeError` beyond them. */
export async function readCapped(stream: Readable, limit: number): Promise<Buffer> {
	const chunks: Buffer[] = [];
	let length = 0;
	for await (const chunk of stream) {
		const bytes = Buffer.from(chunk);
		length += bytes.length;
		if (length > limit) {
			stream.destroy();
			throw new TooLargeError(limit);
		}
		chunks.push(bytes);
	}
	return Buffer.concat(chunks);
}
