import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { KeptUpload } from "../kept-upload";

/** What is written down of an upload; its file lies apart, so that noting progress never rewrites it. */
export interface KeptRecord extends Omit<KeptUpload, "file"> {
	openCode: string;
	slotPath: string;
	/** When something of it was last written down, milliseconds since 1970. */
	savedAt: number;
}

interface Schema extends DBSchema {
	uploads: { key: string; value: KeptRecord; indexes: { openCode: string } };
	files: { key: string; value: Blob };
}

export type UploadDatabase = IDBPDatabase<Schema>;

/** Longest wait for the database: some browsers never answer. Milliseconds. */
const OPEN_MS = 5_000;

let opening: Promise<UploadDatabase> | undefined;

function open(): Promise<UploadDatabase> {
	const forget = () => {
		opening = undefined;
	};
	const database = openDB<Schema>("astronaut-uploads", 1, {
		upgrade(db) {
			db.createObjectStore("uploads", { keyPath: "identifier" }).createIndex("openCode", "openCode");
			db.createObjectStore("files");
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
	return Promise.race([database, tooLate]).catch((error: unknown) => {
		forget();
		throw error;
	});
}

/** The database of unfinished uploads, opened at the first call. Rejects where there is none. */
export function uploadDatabase(): Promise<UploadDatabase> {
	opening ??= open();
	return opening;
}

/** Changes what is written down of an upload. False when it isn't kept. */
export async function changeRecord(
	db: UploadDatabase,
	identifier: string,
	news: Partial<KeptRecord>,
): Promise<boolean> {
	const tx = db.transaction("uploads", "readwrite");
	const change = async () => {
		const record = await tx.store.get(identifier);
		if (record) await tx.store.put({ ...record, ...news });
		return record !== undefined;
	};
	const [isKept] = await Promise.all([change(), tx.done]);
	return isKept;
}

/** Deletes uploads with their files: one, all of a form, or all there are. Gives the names of those deleted. */
export async function deleteUploads(
	db: UploadDatabase,
	which: { identifier: string } | { openCode: string } | "all",
): Promise<string[]> {
	const tx = db.transaction(["uploads", "files"], "readwrite");
	const uploads = tx.objectStore("uploads");
	const drop = async () => {
		const identifiers = await keysOf();
		await Promise.all(
			identifiers.flatMap((identifier) => [uploads.delete(identifier), tx.objectStore("files").delete(identifier)]),
		);
		return identifiers;
	};
	const keysOf = async () => {
		if (which === "all") return uploads.getAllKeys();
		return "openCode" in which ? uploads.index("openCode").getAllKeys(which.openCode) : [which.identifier];
	};
	const [identifiers] = await Promise.all([drop(), tx.done]);
	return identifiers;
}

/** Deletes what was written down before `oldest`, and files that belong to nothing. Gives what is left. */
export async function sweep(db: UploadDatabase, oldest: number): Promise<KeptRecord[]> {
	const tx = db.transaction(["uploads", "files"], "readwrite");
	const [uploads, files] = [tx.objectStore("uploads"), tx.objectStore("files")];
	const clean = async () => {
		const records = await uploads.getAll();
		const left = records.filter(({ savedAt }) => savedAt >= oldest);
		const known = new Set(left.map(({ identifier }) => identifier));
		const old = records.filter(({ identifier }) => !known.has(identifier));
		const lost = (await files.getAllKeys()).filter((key) => !known.has(key));
		await Promise.all([
			...old.map(({ identifier }) => uploads.delete(identifier)),
			...lost.map((key) => files.delete(key)),
		]);
		return left;
	};
	const [left] = await Promise.all([clean(), tx.done]);
	return left;
}
