import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";

type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

interface Options {
	signal?: AbortSignal;
	/** Whether the bytes must be on the disk when this returns. */
	flush?: boolean;
}

/**
 * Writes bytes to a new file as they arrive, readable by this process's user only, and returns their number. Leaves no
 * file if it fails.
 */
export async function writeNew(path: string, bytes: Bytes, { signal, flush }: Options = {}): Promise<number> {
	const file = createWriteStream(path, { flags: "wx", mode: 0o600, flush });
	try {
		await pipeline(bytes, file, { signal });
		return file.bytesWritten;
	} catch (error) {
		// A source that fails ends this before a file that is still being opened exists, so that is waited for.
		await new Promise<void>((done) => (file.closed ? done() : file.once("close", done)));
		await rm(path, { force: true });
		throw error;
	}
}
