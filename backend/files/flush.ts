import { open } from "node:fs/promises";

/** Makes a folder's entries survive a power cut: files made, moved or removed in it. */
export async function flushFolder(path: string): Promise<void> {
	const folder = await open(path, "r");
	try {
		await folder.sync();
	} finally {
		await folder.close();
	}
}
