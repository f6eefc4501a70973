import type { Region } from "../lib/contract/code";
import type { Logger } from "./log";
import type { Store } from "./store/open";

/** What the handlers of one region work with. */
export interface Deps {
	region: Region;
	/** Address of this region, without a trailing slash. */
	publicUrl: string;
	siteOrigin: string;
	store: Store;
	/** Folder for what is on its way; on the same disk as the files. */
	tempDir: string;
	log: Logger;
	now: () => Date;
}
