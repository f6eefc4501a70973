import type { StoredPage } from "./stored-page";

/** The store of rendered pages. Reading must not wait. */
export interface CacheStore {
	get(key: string): StoredPage | undefined;
	set(page: StoredPage): void;
	delete(key: string): void;
	/** Deletes the pages with one of the tags; returns their number. */
	purge(tags: readonly string[]): number;
	/** Deletes all pages. */
	clear(): void;
}
