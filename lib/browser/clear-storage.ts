import { DATABASE } from "./left-behind";
import { withLocalStorage } from "./local-storage";
import { withSessionStorage } from "./session-storage";

/** How long to wait for the database, milliseconds: another tab may hold it open. */
const DATABASE_MS = 2_000;

const deleteDatabase = () =>
	new Promise<void>((resolve) => {
		const request = window.indexedDB.deleteDatabase(DATABASE);
		for (const name of ["success", "error"]) request.addEventListener(name, () => resolve());
		window.setTimeout(resolve, DATABASE_MS);
	});

/** Clears everything that this site's scripts have stored in the browser. Never rejects. */
export async function clearStorage(): Promise<void> {
	withLocalStorage((storage) => storage.clear(), undefined);
	withSessionStorage((storage) => storage.clear(), undefined);
	await deleteDatabase().catch(() => undefined);
}
