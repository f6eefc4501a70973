import { existsSync } from "node:fs";
import { copyFile, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { REGIONS, type Region } from "../../lib/contract/code";
import { openFiles } from "../files/open-files";
import type { Config } from "../process/config";
import { placeOf } from "./backup";
import { hasData, restoreDatabase } from "./database";
import { databasePath, filePath, findWrong, type RegionManifest, readManifest } from "./manifest";

/** Throws if a region's backup can't be restored here. */
async function requireFit(config: Config, region: Region, folder: string, saved: RegionManifest): Promise<void> {
	const place = placeOf(config, region);
	const engine = place.databaseUrl ? "postgres" : "sqlite";
	if (engine !== saved.engine)
		throw new Error(`The backup of ${region} is of ${saved.engine}, the settings name ${engine}.`);
	const wrong = await findWrong(folder, region, saved);
	if (wrong.length > 0) throw new Error(`The backup is damaged: ${wrong.join(", ")}.`);
	if (place.databaseUrl ? await hasData(place) : existsSync(place.file))
		throw new Error(`The region ${region} has data already; a backup is restored into an empty database only.`);
}

async function restoreRegion(config: Config, region: Region, folder: string, saved: RegionManifest): Promise<void> {
	const store = openFiles(config, region);
	// It is on the same disk as the final place, so that files are only renamed.
	const received = join(config.dataDir, region, "restored");
	await mkdir(received, { recursive: true, mode: 0o700 });
	for (const [index, key] of Object.keys(saved.files).entries()) {
		const copy = join(received, String(index));
		await copyFile(filePath(folder, region, key), copy);
		await store.finish(key, copy);
	}
	await rm(received, { recursive: true });
	// Last, so that a restore that was broken off can be repeated.
	await restoreDatabase(placeOf(config, region), databasePath(folder, region));
}

/**
 * Restores a backup into empty databases, and its files into the stores. Checks everything first, and changes nothing if a
 * file is damaged or there is data already: throws one line then.
 */
export async function restore(config: Config, folder: string, out: (line: string) => void): Promise<void> {
	const manifest = await readManifest(folder);
	const regions = REGIONS.flatMap((region) => {
		const saved = manifest.regions[region];
		return saved ? [{ region, saved }] : [];
	});
	for (const { region, saved } of regions) await requireFit(config, region, folder, saved);
	for (const { region, saved } of regions) {
		await restoreRegion(config, region, folder, saved);
		out(`Region ${region}: the database and ${Object.keys(saved.files).length} files, as of ${manifest.at}.`);
	}
}
