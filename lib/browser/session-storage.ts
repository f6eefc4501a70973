/** Runs `task` on `sessionStorage`; returns `fallback` if the browser refuses access. */
export function withSessionStorage<T>(task: (storage: Storage) => T, fallback: T): T {
	try {
		return task(window.sessionStorage);
	} catch {
		return fallback;
	}
}
