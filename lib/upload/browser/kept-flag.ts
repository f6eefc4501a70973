const PREFIX = "uploads:";

/** Runs `task` on the browser's lasting storage; `fallback` where the browser refuses it. */
function withStorage<T>(task: (storage: Storage) => T, fallback: T): T {
	try {
		return task(window.localStorage);
	} catch {
		return fallback;
	}
}

const flagsIn = (storage: Storage): string[] =>
	Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? "").filter((key) => key.startsWith(PREFIX));

/**
 * Whether an earlier visit may have left unfinished uploads of the form with this open code. Cheap enough for a
 * page's first moments: looks at a flag, not into the database.
 */
export const hasKeptUploads = (openCode: string): boolean =>
	withStorage((storage) => storage.getItem(PREFIX + openCode) !== null, false);

/** Says that a form has unfinished uploads. */
export const flagKept = (openCode: string): void =>
	withStorage((storage) => storage.setItem(PREFIX + openCode, "1"), undefined);

/** Says that no forms but these have unfinished uploads. */
export const unflagOthers = (openCodes: ReadonlySet<string>): void =>
	withStorage((storage) => {
		for (const key of flagsIn(storage)) if (!openCodes.has(key.slice(PREFIX.length))) storage.removeItem(key);
	}, undefined);

/** Says that a form has no unfinished uploads any more. */
export const unflagKept = (openCode: string): void =>
	withStorage((storage) => storage.removeItem(PREFIX + openCode), undefined);
