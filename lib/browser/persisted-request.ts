import { type PersistedRequest, readPersistedRequest, requestFormKey } from "@/lib/application/persisted-request";
import { forgetUploads } from "@/lib/upload/browser/storage";
import { keepsDrafts } from "./draft-store";
import { keysIn } from "./local-storage";

const PREFIX = requestFormKey("");

/** Runs `task` on each of the browser's storages that it lets us have: the tab's own, then the lasting one. */
function onStorages(task: (storage: Storage) => void): void {
	for (const name of ["sessionStorage", "localStorage"] as const) {
		try {
			task(window[name]);
		} catch {
			// What the browser refuses is as if nothing were kept.
		}
	}
}

/** What is kept of the request behind a hash; what is too old of any request is deleted. */
export function persistedRequest(hash: string): PersistedRequest | null {
	let found: PersistedRequest | null = null;
	onStorages((storage) => {
		for (const key of keysIn(storage, PREFIX)) {
			const kept = readPersistedRequest(storage.getItem(key), Date.now());
			if (!kept) storage.removeItem(key);
			else if (key === requestFormKey(hash)) found ??= kept;
		}
	});
	return found;
}

/** Keeps more of a request: on this device, or in this tab alone where its person wants nothing kept on the device. */
export function keepRequest(hash: string, news: Partial<Omit<PersistedRequest, "savedAt">>): void {
	const { documents = {}, attempt, error } = { ...persistedRequest(hash), ...news };
	const isEmpty = Object.keys(documents).length === 0 && !attempt && !error;
	const text = JSON.stringify({ savedAt: Date.now(), documents, attempt, error } satisfies PersistedRequest);
	const wanted = keepsDrafts() ? "localStorage" : "sessionStorage";
	onStorages((storage) => {
		if (!isEmpty && storage === window[wanted]) storage.setItem(requestFormKey(hash), text);
		else storage.removeItem(requestFormKey(hash));
	});
}

/** Deletes everything that is kept of a request, its files too: it was sent. Never rejects. */
export async function forgetRequest(hash: string): Promise<void> {
	onStorages((storage) => storage.removeItem(requestFormKey(hash)));
	await forgetUploads(requestFormKey(hash));
}
