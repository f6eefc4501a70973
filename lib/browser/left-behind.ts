/** Name of the database with this device's unfinished forms. */
export const DATABASE = "astronaut";

const done = <T>(request: IDBRequest<T>) =>
	new Promise<T>((resolve, reject) => {
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => reject(request.error);
	});

async function countIn(db: IDBDatabase, formKey: string): Promise<number> {
	const stores = db.transaction(["drafts", "uploads"]);
	const drafts = done(stores.objectStore("drafts").count(formKey));
	const uploads = done(stores.objectStore("uploads").index("openCode").count(formKey));
	return (await drafts) + (await uploads);
}

/**
 * Whether this device's database holds a draft or an unfinished upload of a form. It finds what the quicker flags miss: a
 * killed browser may not have written them. Opens nothing if there is no database yet. Never rejects. It uses no library,
 * since it runs in a page's first moments.
 */
export async function hasLeftBehind(formKey: string): Promise<boolean> {
	try {
		if (!(await indexedDB.databases()).some(({ name }) => name === DATABASE)) return false;
		const db = await done(indexedDB.open(DATABASE));
		try {
			return (await countIn(db, formKey)) > 0;
		} finally {
			db.close();
		}
	} catch {
		return false;
	}
}
