import type { StoredPage } from "./stored-page";

/** The store of rendered pages. Several instances may share one behind it; reading must not wait. */
export interface CacheStore {
	get(key: string): StoredPage | undefined;
	set(page: StoredPage): void;
	delete(key: string): void;
	/** Deletes the pages with one of the tags; returns their number. */
	purge(tags: readonly string[]): number;
}
