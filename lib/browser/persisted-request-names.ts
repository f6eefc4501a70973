const PREFIX = "sent-documents:";

/** Runs `task` on the tab's own storage; gives `fallback` where the browser refuses it. */
function withSessionStorage<T>(task: (storage: Storage) => T, fallback: T): T {
	try {
		return task(window.sessionStorage);
	} catch {
		return fallback;
	}
}

/** Keeps what was sent for a request by its names, for as long as the tab is open. */
export const keepSentNames = (hash: string, names: readonly string[]): void =>
	withSessionStorage((storage) => storage.setItem(PREFIX + hash, JSON.stringify(names)), undefined);

const isText = (value: unknown): value is string => typeof value === "string";

/** What this tab has sent for a request; empty where it knows of nothing. */
export const sentNames = (hash: string): string[] =>
	withSessionStorage((storage) => {
		const value: unknown = JSON.parse(storage.getItem(PREFIX + hash) ?? "[]");
		return Array.isArray(value) ? value.filter(isText) : [];
	}, []);
