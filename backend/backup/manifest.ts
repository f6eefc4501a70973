import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { hashFile } from "../files/hash-file";

/** The expected checksum and size of a file. */
const file = z.object({ sha256: z.string().length(64), size: z.number().int().min(0) });
export type Checked = z.output<typeof file>;

const region = z.object({
	engine: z.enum(["sqlite", "postgres"]),
	database: file,
	/** By their keys in the store. */
	files: z.record(z.string(), file),
});
export type RegionManifest = z.output<typeof region>;

const manifest = z.object({ version: z.literal(1), at: z.iso.datetime(), regions: z.record(z.string(), region) });
export type Manifest = z.output<typeof manifest>;

const NAME = "manifest.json";

/** The paths of a region's parts in a backup. */
export const databasePath = (folder: string, name: string) => join(folder, name, "database");
export const filePath = (folder: string, name: string, key: string) => join(folder, name, "files", key);

/** The sum and the size of a file. */
export async function check(path: string): Promise<Checked> {
	return { sha256: await hashFile(path), size: (await stat(path)).size };
}

/** Writes the manifest, last: a backup without one isn't complete. */
export const writeManifest = (folder: string, written: Manifest) =>
	writeFile(join(folder, NAME), `${JSON.stringify(written, null, "\t")}\n`, { mode: 0o600 });

/** Reads a backup's manifest. Throws a one-line error if it is missing or unreadable. */
export async function readManifest(folder: string): Promise<Manifest> {
	const text = await readFile(join(folder, NAME), "utf8").catch(() => {
		throw new Error(`${folder} holds no complete backup: it has no ${NAME}.`);
	});
	try {
		return manifest.parse(JSON.parse(text));
	} catch {
		throw new Error(`${folder} holds no backup of this version: its ${NAME} can't be read.`);
	}
}

/** The parts of a region's backup that are missing or changed. */
export async function findWrong(folder: string, name: string, expected: RegionManifest): Promise<string[]> {
	const parts: [string, Checked][] = [
		[databasePath(folder, name), expected.database],
		...Object.entries(expected.files).map(([key, is]): [string, Checked] => [filePath(folder, name, key), is]),
	];
	const wrong: string[] = [];
	for (const [path, is] of parts) {
		const found = await check(path).catch(() => undefined);
		if (found?.sha256 !== is.sha256) wrong.push(path);
	}
	return wrong;
}
