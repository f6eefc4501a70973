/** Name of the database in which this device keeps what is unfinished. */
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
 * Whether this device's database holds a draft or an unfinished upload of a form. For what the quicker flags don't
 * know: a browser that was killed may not have written them down. Opens nothing where there is no database yet. Never
 * rejects. Without a library, since it belongs to a page's first moments.
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
