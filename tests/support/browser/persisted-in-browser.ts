import type { Page } from "@playwright/test";

/** The number of records of each kind in the page's database; all 0 without a database. */
export const persistedInBrowser = (page: Page): Promise<Record<string, number>> =>
	page.evaluate(async () => {
		const answerTo = <T>(request: IDBRequest<T>) =>
			new Promise<T>((resolve, reject) => {
				request.onsuccess = () => resolve(request.result);
				request.onerror = () => reject(request.error);
			});
		const counts: Record<string, number> = { uploads: 0, files: 0, drafts: 0 };
		if (!(await indexedDB.databases()).some(({ name }) => name === "astronaut")) return counts;
		const db = await answerTo(indexedDB.open("astronaut"));
		for (const store of Object.keys(counts)) {
			counts[store] = await answerTo(db.transaction(store).objectStore(store).count());
		}
		db.close();
		return counts;
	});

export const NOTHING_PERSISTED = { uploads: 0, files: 0, drafts: 0 };
