import type { DeviceDatabase } from "@/lib/browser/device-database";
import type { PersistedRecord } from "./persisted-record";

/** Maximum share of the free space for one file. */
const MOST_OF_FREE = 0.8;

/** Maximum size of a file that is stored as bytes, which are held in memory while they are written: 25 MB. */
const MOST_BYTES = 25_000_000;

/**
 * Whether a file fits easily. A browser without estimates, such as Safari before 17, refuses the copy itself if there
 * is no space.
 */
async function fits({ size }: Blob): Promise<boolean> {
	if (!navigator.storage?.estimate) return true;
	const { quota = 0, usage = 0 } = await navigator.storage.estimate();
	return size <= MOST_OF_FREE * (quota - usage);
}

/** The stored copy of an upload's file, readable to its last byte; undefined if there is none. */
export async function readCopy(db: DeviceDatabase, record: PersistedRecord): Promise<File | undefined> {
	const blobOrBytes = await db.get("files", record.identifier);
	const blob = blobOrBytes instanceof ArrayBuffer ? new Blob([blobOrBytes]) : blobOrBytes;
	if (blob?.size !== record.sizeBytes) return undefined;
	// A copy that can't be read, as in some private windows, fails here.
	await blob.slice(-1).arrayBuffer();
	const { filename, type, lastModified } = record;
	return blob instanceof File ? blob : new File([blob], filename, { type, lastModified });
}

/** Writes a file, or its bytes: private windows of Safari take no files, and those of Chromium don't read them again. */
async function write(db: DeviceDatabase, record: PersistedRecord, file: File): Promise<File | undefined> {
	try {
		await db.put("files", file, record.identifier);
		return await readCopy(db, record);
	} catch (error) {
		if (file.size > MOST_BYTES) throw error;
		await db.put("files", await file.arrayBuffer(), record.identifier);
		return readCopy(db, record);
	}
}

/** Copies an upload's file into the database, if it fits, and returns the copy. Rejects if the browser refuses. */
export async function makeCopy(db: DeviceDatabase, record: PersistedRecord, file: File): Promise<File | undefined> {
	const { identifier } = record;
	const earlier = await readCopy(db, record);
	if (earlier) return earlier;
	if (!(await fits(file))) return undefined;
	const copy = await write(db, record, file);
	if (await db.getKey("uploads", identifier)) return copy;
	// It was forgotten while it was copied.
	await db.delete("files", identifier);
	return undefined;
}
