import { IDBFactory } from "fake-indexeddb";
import { FakeLocks } from "./fake-locks";

class FakeLocalStorage {
	readonly #entries = new Map<string, string>();
	get length() {
		return this.#entries.size;
	}
	key = (index: number) => [...this.#entries.keys()][index] ?? null;
	getItem = (key: string) => this.#entries.get(key) ?? null;
	setItem = (key: string, value: string) => void this.#entries.set(key, value);
	removeItem = (key: string) => void this.#entries.delete(key);
}

const globals = globalThis as Record<string, unknown>;

/** A device's storage: the databases, flags and locks of one browser, and how much room there is. */
export function putBrowserStorage() {
	const device = {
		localStorage: new FakeLocalStorage(),
		locks: new FakeLocks(),
		/** The reported free space, in bytes. */
		free: 10_000_000_000,
	};
	const estimate = async () => ({ quota: device.free, usage: 0 });
	globals.indexedDB = new IDBFactory();
	globals.window = { localStorage: device.localStorage };
	globals.navigator = { storage: { estimate }, locks: device.locks.manager, onLine: true };
	return device;
}

export function removeBrowserStorage(): void {
	for (const name of ["indexedDB", "window", "navigator"]) Reflect.deleteProperty(globals, name);
}
