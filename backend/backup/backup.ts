import { createWriteStream, existsSync } from "node:fs";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { REGIONS, type Region } from "../../lib/contract/code";
import { openFiles } from "../files/open-files";
import type { Config } from "../process/config";
import { type DatabasePlace, saveDatabase } from "./database";
import { listFiles } from "./list-files";
import { type Checked, check, databasePath, filePath, type RegionManifest, writeManifest } from "./manifest";

/** The location of a region's database. */
export const placeOf = (config: Config, region: Region): DatabasePlace => ({
	databaseUrl: config.regions[region].databaseUrl,
	file: join(config.dataDir, region, "database.sqlite"),
});

/** Copies a region's files. It skips a file that is deleted meanwhile, because no application refers to it any more. */
async function saveFiles(config: Config, region: Region, folder: string): Promise<Record<string, Checked>> {
	const store = openFiles(config, region);
	const saved: Record<string, Checked> = {};
	for await (const { key, size } of listFiles(config, region)) {
		const target = filePath(folder, region, key);
		await mkdir(dirname(target), { recursive: true, mode: 0o700 });
		try {
			if (size > 0) await pipeline(await store.read(key, 0, size), createWriteStream(target, { mode: 0o600 }));
			else await writeFile(target, "", { mode: 0o600 });
			saved[key] = await check(target);
		} catch (error) {
			if (await store.has(key)) throw error;
			await rm(target, { force: true });
		}
	}
	return saved;
}

async function saveRegion(config: Config, region: Region, folder: string): Promise<RegionManifest | null> {
	const place = placeOf(config, region);
	if (!place.databaseUrl && !existsSync(place.file)) return null;
	await mkdir(join(folder, region), { recursive: true, mode: 0o700 });
	const target = databasePath(folder, region);
	// The database comes first: every file that it names is then complete and in the store.
	await saveDatabase(place, target);
	const database = await check(target);
	const files = await saveFiles(config, region, folder);
	return { engine: place.databaseUrl ? "postgres" : "sqlite", database, files };
}

/** Writes a backup of both regions into a new or empty folder, while the site runs. Throws one line if that fails. */
export async function backUp(config: Config, folder: string, out: (line: string) => void, now = new Date()) {
	await mkdir(folder, { recursive: true, mode: 0o700 });
	if ((await readdir(folder)).length > 0) throw new Error(`${folder} isn't empty; name a new folder.`);
	const regions: Record<string, RegionManifest> = {};
	for (const region of REGIONS) {
		const saved = await saveRegion(config, region, folder);
		if (saved) regions[region] = saved;
		const count = Object.keys(saved?.files ?? {}).length;
		out(saved ? `Region ${region}: the database and ${count} files.` : `Region ${region}: there is no data yet.`);
	}
	await writeManifest(folder, { version: 1, at: now.toISOString(), regions });
}
