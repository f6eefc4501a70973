import { type PersistedRequest, readPersistedRequest, requestFormKey } from "@/lib/application/persisted-request";
import { forgetUploads } from "@/lib/upload/browser/storage";
import { keepsDrafts } from "./draft-store";
import { keysIn } from "./local-storage";

const PREFIX = requestFormKey("");

/** Runs `task` on each storage that the browser allows: `sessionStorage`, then `localStorage`. */
function onStorages(task: (storage: Storage) => void): void {
	for (const name of ["sessionStorage", "localStorage"] as const) {
		try {
			task(window[name]);
		} catch {
			// A refusal of the browser counts as empty storage.
		}
	}
}

/** The stored data of the request with this hash; outdated data of any request is deleted. */
export function persistedRequest(hash: string): PersistedRequest | null {
	let found: PersistedRequest | null = null;
	onStorages((storage) => {
		for (const key of keysIn(storage, PREFIX)) {
			const persisted = readPersistedRequest(storage.getItem(key), Date.now());
			if (!persisted) storage.removeItem(key);
			else if (key === requestFormKey(hash)) found ??= persisted;
		}
	});
	return found;
}

/** Stores more about a request: on this device, or in this tab only if the user wants nothing stored on the device. */
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

/** Deletes everything stored for a request, files included, after it was sent. Never rejects. */
export async function forgetRequest(hash: string): Promise<void> {
	onStorages((storage) => storage.removeItem(requestFormKey(hash)));
	await forgetUploads(requestFormKey(hash));
}
