import { statfs } from "node:fs/promises";

/** The free bytes of the disk that holds `path`. */
export async function freeBytes(path: string): Promise<number> {
	const { bavail, bsize } = await statfs(path);
	return bavail * bsize;
}
