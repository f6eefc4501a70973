import { LRUCache } from "lru-cache";
import type { CacheStore } from "./store";
import { pageBytes, type StoredPage } from "./stored-page";

/** Stores pages in this process, at most `maxBytes` of them; the least recently requested ones are removed first. */
export function memoryStore(maxBytes: number): CacheStore {
	const keysOf = new Map<string, Set<string>>();

	function forget(page: StoredPage): void {
		for (const tag of page.tags) {
			const keys = keysOf.get(tag);
			keys?.delete(page.key);
			if (keys?.size === 0) keysOf.delete(tag);
		}
	}

	function index(page: StoredPage): void {
		for (const tag of page.tags) {
			const keys = keysOf.get(tag) ?? new Set();
			keysOf.set(tag, keys.add(page.key));
		}
	}

	const pages = new LRUCache<string, StoredPage>({
		maxSize: maxBytes,
		maxEntrySize: maxBytes,
		sizeCalculation: pageBytes,
		dispose: forget,
	});

	return {
		get: (key) => pages.get(key),
		set: (page) => {
			pages.set(page.key, page);
			if (pages.peek(page.key) === page) index(page);
		},
		delete: (key) => {
			pages.delete(key);
		},
		purge: (tags) => {
			const keys = new Set(tags.flatMap((tag) => [...(keysOf.get(tag) ?? [])]));
			for (const key of keys) pages.delete(key);
			return keys.size;
		},
		clear: () => pages.clear(),
	};
}
