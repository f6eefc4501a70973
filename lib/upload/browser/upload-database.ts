import type { DeviceDatabase } from "@/lib/browser/device-database";
import type { PersistedRecord } from "./persisted-record";

/** Changes the record of an upload. False if there is none. */
export async function changeRecord(
	db: DeviceDatabase,
	identifier: string,
	news: Partial<PersistedRecord>,
): Promise<boolean> {
	const tx = db.transaction("uploads", "readwrite");
	const change = async () => {
		const record = await tx.store.get(identifier);
		if (record) await tx.store.put({ ...record, ...news });
		return record !== undefined;
	};
	const [isPersisted] = await Promise.all([change(), tx.done]);
	return isPersisted;
}

/** Deletes uploads with their files: one, all of a form, or all there are. Gives the names of those deleted. */
export async function deleteUploads(
	db: DeviceDatabase,
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
export async function sweep(db: DeviceDatabase, oldest: number): Promise<PersistedRecord[]> {
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
