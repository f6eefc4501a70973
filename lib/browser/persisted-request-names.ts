const PREFIX = "sent-documents:";
const CLOSED_PREFIX = "closed-documents:";

/** Runs `task` on `sessionStorage`; returns `fallback` if the browser refuses access. */
function withSessionStorage<T>(task: (storage: Storage) => T, fallback: T): T {
	try {
		return task(window.sessionStorage);
	} catch {
		return fallback;
	}
}

const keepNames = (key: string, names: readonly string[]): void =>
	withSessionStorage((storage) => storage.setItem(key, JSON.stringify(names)), undefined);

/** Stores the names of a request's sent documents, for as long as the tab is open. */
export const keepSentNames = (hash: string, names: readonly string[]): void => keepNames(PREFIX + hash, names);

/** Stores the names of those that nobody can open. */
export const keepClosedNames = (hash: string, names: readonly string[]): void => keepNames(CLOSED_PREFIX + hash, names);

const isText = (value: unknown): value is string => typeof value === "string";

const namesAt = (key: string): string[] =>
	withSessionStorage((storage) => {
		const value: unknown = JSON.parse(storage.getItem(key) ?? "[]");
		return Array.isArray(value) ? value.filter(isText) : [];
	}, []);

/** The names of the documents that this tab has sent for a request; empty if none. */
export const sentNames = (hash: string): string[] => namesAt(PREFIX + hash);

/** The names of those that nobody can open; empty if none. */
export const closedNames = (hash: string): string[] => namesAt(CLOSED_PREFIX + hash);
