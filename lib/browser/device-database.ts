import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { PersistedRecord } from "@/lib/upload/browser/persisted-record";
import { DATABASE } from "./left-behind";

interface Schema extends DBSchema {
	uploads: { key: string; value: PersistedRecord; indexes: { openCode: string } };
	/** Files of `uploads`, under the same names. */
	files: { key: string; value: Blob | ArrayBuffer };
	/** Drafts as text, by the keys of their forms. */
	drafts: { key: string; value: string };
}

export type DeviceDatabase = IDBPDatabase<Schema>;

/** How long to wait for the database, in milliseconds: some browsers never answer. */
const OPEN_MS = 5_000;

let opening: Promise<DeviceDatabase> | undefined;

const forget = () => {
	opening = undefined;
};

async function open(): Promise<DeviceDatabase> {
	const database = openDB<Schema>(DATABASE, 1, {
		upgrade(db) {
			db.createObjectStore("uploads", { keyPath: "identifier" }).createIndex("openCode", "openCode");
			db.createObjectStore("files");
			db.createObjectStore("drafts");
		},
		blocking() {
			forget();
			void database.then((db) => db.close());
		},
		terminated: forget,
	});
	const tooLate = new Promise<never>((_, reject) => {
		const timer = setTimeout(() => reject(new Error("the database doesn't open")), OPEN_MS);
		const stop = () => clearTimeout(timer);
		database.then(stop, stop);
	});
	return Promise.race([database, tooLate]);
}

/**
 * This device's unfinished applications, opened with the first call. Unlike `localStorage`, it holds recent writes even when
 * the browser is killed. Rejects if the browser has no such database.
 */
export function deviceDatabase(): Promise<DeviceDatabase> {
	opening ??= open().catch((error: unknown) => {
		forget();
		throw error;
	});
	return opening;
}
