import { keysIn, withLocalStorage } from "@/lib/browser/local-storage";

const PREFIX = "uploads:";

/**
 * Whether an earlier visit may have left unfinished uploads of the form with this key. Cheap enough for a
 * page's first moments: looks at a flag, not into the database.
 */
export const hasPersistedUploads = (formKey: string): boolean =>
	withLocalStorage((storage) => storage.getItem(PREFIX + formKey) !== null, false);

/** Says that a form has unfinished uploads. */
export const flagPersisted = (formKey: string): void =>
	withLocalStorage((storage) => storage.setItem(PREFIX + formKey, "1"), undefined);

/** Says that no forms but these have unfinished uploads. */
export const unflagOthers = (formKeys: ReadonlySet<string>): void =>
	withLocalStorage((storage) => {
		for (const key of keysIn(storage, PREFIX)) if (!formKeys.has(key.slice(PREFIX.length))) storage.removeItem(key);
	}, undefined);

/** Says that a form has no unfinished uploads any more. */
export const unflagPersisted = (formKey: string): void =>
	withLocalStorage((storage) => storage.removeItem(PREFIX + formKey), undefined);
