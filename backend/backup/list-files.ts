import { readdir, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { Region } from "../../lib/contract/code";
import { openBucket } from "../files/bucket";
import { listObjects, type StoredObject } from "../files/list-objects";
import type { Config } from "../process/config";
import { STAGING_FOLDER } from "../upload/unfinished/chunks";

async function* onDisk(root: string): AsyncGenerator<StoredObject> {
	const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
	for (const entry of entries) {
		if (!entry.isFile()) continue;
		const path = join(entry.parentPath, entry.name);
		const found = await stat(path).catch(() => undefined);
		if (found) yield { key: relative(root, path).split(sep).join("/"), size: found.size };
	}
}

/** Unfinished uploads aren't part of a backup: candidates send those files again. */
async function* complete(objects: AsyncGenerator<StoredObject>): AsyncGenerator<StoredObject> {
	for await (const object of objects) if (!object.key.startsWith(STAGING_FOLDER)) yield object;
}

/** Lists the complete files of a region's store. */
export function listFiles(config: Config, region: Region): AsyncGenerator<StoredObject> {
	const { bucket } = config.regions[region];
	if (config.s3 && bucket) return complete(listObjects(openBucket(config.s3, bucket)));
	return onDisk(join(config.dataDir, region, "files"));
}
