import { join } from "node:path";
import type { Region } from "../../lib/contract/code";
import type { Config } from "../process/config";
import { diskFiles } from "./disk";
import type { FileStore } from "./file-store";
import { s3Files } from "./s3";

/** Where a region keeps complete files: in its bucket, or in its own folder. */
export function openFiles(config: Config, region: Region): FileStore {
	const { bucket } = config.regions[region];
	return config.s3 && bucket ? s3Files(config.s3, bucket) : diskFiles(join(config.dataDir, region, "files"));
}
