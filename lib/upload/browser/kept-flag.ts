import { keysIn, withLocalStorage } from "@/lib/browser/local-storage";

const PREFIX = "uploads:";

/**
 * Whether an earlier visit may have left unfinished uploads of the form with this open code. Cheap enough for a
 * page's first moments: looks at a flag, not into the database.
 */
export const hasKeptUploads = (openCode: string): boolean =>
	withLocalStorage((storage) => storage.getItem(PREFIX + openCode) !== null, false);

/** Says that a form has unfinished uploads. */
export const flagKept = (openCode: string): void =>
	withLocalStorage((storage) => storage.setItem(PREFIX + openCode, "1"), undefined);

/** Says that no forms but these have unfinished uploads. */
export const unflagOthers = (openCodes: ReadonlySet<string>): void =>
	withLocalStorage((storage) => {
		for (const key of keysIn(storage, PREFIX)) if (!openCodes.has(key.slice(PREFIX.length))) storage.removeItem(key);
	}, undefined);

/** Says that a form has no unfinished uploads any more. */
export const unflagKept = (openCode: string): void =>
	withLocalStorage((storage) => storage.removeItem(PREFIX + openCode), undefined);
