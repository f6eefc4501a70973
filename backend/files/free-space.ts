import { statfs } from "node:fs/promises";

/** How many bytes the disk that holds `path` still takes. */
export async function freeBytes(path: string): Promise<number> {
	const { bavail, bsize } = await statfs(path);
	return bavail * bsize;
}
