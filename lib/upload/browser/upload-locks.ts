const release = new Map<string, () => void>();

/** Whether this browser has locks between its tabs; insecure origins have none. */
const hasLocks = () => "locks" in navigator;

/**
 * Makes an upload this page's, until `letGo` or the end of the page. False when another tab still holds it after
 * `patienceMs`. A browser without locks holds everything.
 */
export function hold(identifier: string, patienceMs: number): Promise<boolean> {
	if (release.has(identifier) || !hasLocks()) return Promise.resolve(true);
	return new Promise((resolve) => {
		const patience = new AbortController();
		const timer = setTimeout(() => patience.abort(), patienceMs);
		const held = () => {
			clearTimeout(timer);
			resolve(true);
			return new Promise<void>((done) => release.set(identifier, done));
		};
		navigator.locks.request(`upload:${identifier}`, { signal: patience.signal }, held).catch(() => {
			clearTimeout(timer);
			resolve(false);
		});
	});
}

/** Lets other tabs have an upload. */
export function letGo(identifier: string): void {
	release.get(identifier)?.();
	release.delete(identifier);
}
