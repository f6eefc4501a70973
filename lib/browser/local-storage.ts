/** Runs `task` on `localStorage`; returns `fallback` if the browser refuses access. */
export function withLocalStorage<T>(task: (storage: Storage) => T, fallback: T): T {
	try {
		return task(window.localStorage);
	} catch {
		return fallback;
	}
}

/** All keys that begin with `prefix`. */
export const keysIn = (storage: Storage, prefix: string): string[] =>
	Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? "").filter((key) => key.startsWith(prefix));
