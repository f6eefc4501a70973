import { constants, existsSync } from "node:fs";
import { type FileHandle, mkdir, open, readdir, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { flushFolder } from "./flush";
import { lengthOf, type Pieces, skipBytes } from "./pieces";

/** Files that are still being uploaded, on the local disk; each is named after the key it will be stored under. */
export interface Staging {
	/** The path of a key's unfinished file. */
	path(key: string): string;
	/** Starts an empty file, and empties one that was there. */
	create(key: string): Promise<void>;
	exists(key: string): Promise<boolean>;
	/** Writes `pieces` at `position`; when this returns they are on the disk. */
	writeAt(key: string, position: number, pieces: Pieces): Promise<void>;
	remove(key: string): Promise<void>;
	/** Removes every file whose key is not in `keep`. */
	sweep(keep: Iterable<string>): Promise<void>;
}

/** Each write returns once its bytes are on the disk, as after `datasync`, but with one call less. */
const WRITE_THROUGH = constants.O_RDWR | constants.O_DSYNC;

async function writeAll(file: FileHandle, position: number, pieces: Pieces): Promise<void> {
	let done = 0;
	for (let left = pieces; lengthOf(left) > 0; left = skipBytes(pieces, done)) {
		const { bytesWritten } = await file.writev(left, position + done);
		done += bytesWritten;
	}
}

/** Opens the staging area in `root`, which is made when missing. */
export async function openStaging(root: string): Promise<Staging> {
	await mkdir(root, { recursive: true });
	const nameOf = (key: string) => `${basename(key)}.part`;
	const path = (key: string) => join(root, nameOf(key));
	return {
		path,
		async create(key) {
			const file = await open(path(key), "w", 0o600);
			await file.close();
			await flushFolder(root);
		},
		// Each chunk asks: a look at a file that is in use takes less than handing the question to another thread.
		exists: async (key) => existsSync(path(key)),
		async writeAt(key, position, pieces) {
			const file = await open(path(key), WRITE_THROUGH);
			try {
				await writeAll(file, position, pieces);
			} finally {
				await file.close();
			}
		},
		remove: (key) => rm(path(key), { force: true }),
		async sweep(keep) {
			const wanted = new Set(Array.from(keep, nameOf));
			const stale = (await readdir(root)).filter((name) => !wanted.has(name));
			await Promise.all(stale.map((name) => rm(join(root, name), { force: true })));
		},
	};
}
