import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import type { Pieces } from "./pieces";

const READ_BYTES = 262_144;

/** SHA-256 of what a stream brings, lower-case hex. */
export async function hashStream(stream: AsyncIterable<Uint8Array>): Promise<string> {
	const hash = createHash("sha256");
	for await (const chunk of stream) hash.update(chunk);
	return hash.digest("hex");
}

/** SHA-256 of a file, lower-case hex, read in pieces. */
export const hashFile = (path: string) => hashStream(createReadStream(path, { highWaterMark: READ_BYTES }));

/** SHA-256 of bytes in memory, lower-case hex. */
export function hashPieces(pieces: Pieces): string {
	const hash = createHash("sha256");
	for (const piece of pieces) hash.update(piece);
	return hash.digest("hex");
}
