const PREFIX = "sent-documents:";

/** Runs `task` on `sessionStorage`; returns `fallback` if the browser refuses access. */
function withSessionStorage<T>(task: (storage: Storage) => T, fallback: T): T {
	try {
		return task(window.sessionStorage);
	} catch {
		return fallback;
	}
}

/** Stores the names of a request's sent documents, for as long as the tab is open. */
export const keepSentNames = (hash: string, names: readonly string[]): void =>
	withSessionStorage((storage) => storage.setItem(PREFIX + hash, JSON.stringify(names)), undefined);

const isText = (value: unknown): value is string => typeof value === "string";

/** The names of the documents that this tab has sent for a request; empty if none. */
export const sentNames = (hash: string): string[] =>
	withSessionStorage((storage) => {
		const value: unknown = JSON.parse(storage.getItem(PREFIX + hash) ?? "[]");
		return Array.isArray(value) ? value.filter(isText) : [];
	}, []);
