const release = new Map<string, () => void>();

const lockOf = (identifier: string) => `upload:${identifier}`;

/** Whether this browser has locks between its tabs; insecure origins lack them. */
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
		navigator.locks.request(lockOf(identifier), { signal: patience.signal }, held).catch(() => {
			clearTimeout(timer);
			resolve(false);
		});
	});
}

/** The uploads among these that another tab holds. None if the browser can't tell. */
export async function heldElsewhere(identifiers: readonly string[]): Promise<string[]> {
	if (!hasLocks()) return [];
	const { held = [] } = await navigator.locks.query();
	const names = new Set(held.map(({ name }) => name));
	return identifiers.filter((identifier) => names.has(lockOf(identifier)) && !release.has(identifier));
}

/** Lets other tabs have an upload. */
export function letGo(identifier: string): void {
	release.get(identifier)?.();
	release.delete(identifier);
}
