import { createReadStream } from "node:fs";
import { access, constants, mkdir, rename, rm } from "node:fs/promises";
import { dirname, join, resolve, sep } from "node:path";
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
	const folder = resolve(root);
	const place = (key: string) => {
		const path = join(folder, key);
		if (!path.startsWith(folder + sep)) throw new Error("A key leads out of the file store.");
		return path;
	};
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
		delete: async (key) => rm(place(key), { force: true }),
		check: () => access(folder, constants.R_OK | constants.W_OK),
	};
}
