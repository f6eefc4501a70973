/** Runs `task` on the storage of this tab; gives `fallback` where the browser refuses it. */
export function withSessionStorage<T>(task: (storage: Storage) => T, fallback: T): T {
	try {
		return task(window.sessionStorage);
	} catch {
		return fallback;
	}
}
