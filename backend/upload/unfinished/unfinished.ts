import type { Pieces } from "../../files/pieces";
import type { UploadRow } from "../../store/schema";

/** What an upload leaves in the object store once it is complete or abandoned. */
export interface Remains {
	filepath: string;
	multipart: string | null;
	/** Whether a file in the final place is to be deleted too. */
	isForgotten: boolean;
}

/**
 * Keeps the bytes of uploads until they are complete: on this machine's disk, or in the object store, where any process
 * can continue them. Each call for an upload is made under its lock.
 */
export interface Unfinished {
	/** Whether the bytes take space on this machine's disk. */
	isLocal: boolean;
	/** Prepares a new file, before its row is written. */
	begin(key: string): Promise<void>;
	/** Whether the bytes that a row counts still exist. */
	has(upload: UploadRow): Promise<boolean>;
	/**
	 * Adds bytes after the received ones; when this returns, they and their row are durable. Throws 409 with the position if
	 * another process was faster.
	 */
	append(upload: UploadRow, news: Pieces, at: string): Promise<UploadRow>;
	read(upload: UploadRow, start: number, end: number): Promise<Buffer>;
	/**
	 * Checks a file whose bytes have all arrived, moves it to its final place and records that; returns its SHA-256.
	 * After a crash in between, a repeat only records it. Throws 415, leaving nothing, for refused content.
	 */
	finish(upload: UploadRow, at: string): Promise<string>;
	/** Deletes an upload's row and bytes, unless it was completed or continued since the row was read. */
	forget(upload: UploadRow): Promise<void>;
	/** Deletes what a finished or abandoned upload left. */
	clear(remains: Remains): Promise<void>;
	/** Deletes what killed processes left that belongs to no unfinished upload. */
	sweep(): Promise<void>;
}
