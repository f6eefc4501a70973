import type { Region } from "../../../lib/contract/code";
import { openBucket } from "../../files/bucket";
import type { FileStore } from "../../files/file-store";
import type { Staging } from "../../files/staging";
import type { Config } from "../../process/config";
import type { Logger } from "../../process/log";
import type { Store } from "../../store/open";
import { inStore } from "./in-store";
import { onDisk } from "./on-disk";
import type { Unfinished } from "./unfinished";

interface Places {
	store: Store;
	files: FileStore;
	staging: Staging;
	log: Logger;
}

/** Where a region keeps unfinished uploads: with its complete files, in its bucket or on its own disk. */
export function openUnfinished(config: Config, region: Region, places: Places): Unfinished {
	const { bucket } = config.regions[region];
	return config.s3 && bucket ? inStore({ ...places, bucket: openBucket(config.s3, bucket) }) : onDisk(places);
}
