import { createReadStream } from "node:fs";
import { access, mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { FileStore } from "./file-store";
import { flushFolder } from "./flush";

/** Makes a folder and its parents, each entry flushed. */
async function makeFolder(path: string): Promise<void> {
	const first = await mkdir(path, { recursive: true });
	if (!first) return;
	for (let folder = path; folder.length >= first.length; folder = dirname(folder)) await flushFolder(dirname(folder));
}

/** Keeps files in `root` on the local disk; what is handed over must be on the same disk. */
export function diskFiles(root: string): FileStore {
	const place = (key: string) => join(root, key);
	return {
		async finish(key, localPath) {
			const target = place(key);
			await makeFolder(dirname(target));
			await rename(localPath, target);
			await flushFolder(dirname(target));
		},
		has: (key) =>
			access(place(key)).then(
				() => true,
				() => false,
			),
		read: async (key, start, end) => createReadStream(place(key), { start, end: end - 1 }),
		delete: (key) => rm(place(key), { force: true }),
	};
}
