import type { StoredPage } from "./stored-page";

/** Where rendered pages are cached. Several instances may share one behind it; reading must not wait. */
export interface CacheStore {
	get(key: string): StoredPage | undefined;
	set(page: StoredPage): void;
	delete(key: string): void;
	/** Drops the pages that carry one of the tags; gives how many there were. */
	purge(tags: readonly string[]): number;
}
