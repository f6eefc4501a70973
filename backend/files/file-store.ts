import type { Readable } from "node:stream";

/** Where complete files are kept. A key is ours: path-like, unguessable, never made from a client's name. */
export interface FileStore {
	/**
	 * Takes over a complete, flushed file from the local disk; when this returns it is stored for good and the
	 * local one is gone. A repeat after a crash is harmless.
	 */
	finish(key: string, localPath: string): Promise<void>;
	has(key: string): Promise<boolean>;
	/** Bytes `start` up to but not including `end`. */
	read(key: string, start: number, end: number): Promise<Readable>;
	/** Removes a file; one that isn't there is no failure. */
	delete(key: string): Promise<void>;
}
