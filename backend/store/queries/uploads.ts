import type { Store } from "../open";
import type { NewUpload, UploadRow } from "../schema";

export function findUpload(store: Store, companyId: number, identifier: string): Promise<UploadRow | undefined> {
	return store
		.selectFrom("uploads")
		.selectAll()
		.where("company_id", "=", companyId)
		.where("identifier", "=", identifier)
		.executeTakeFirst();
}

export function insertUpload(store: Store, upload: NewUpload): Promise<UploadRow> {
	return store.insertInto("uploads").values(upload).returningAll().executeTakeFirstOrThrow();
}

export async function updateUpload(
	store: Store,
	id: number,
	values: Partial<Pick<UploadRow, "received" | "sha256" | "updated_at">>,
): Promise<void> {
	await store.updateTable("uploads").set(values).where("id", "=", id).execute();
}

export async function deleteUpload(store: Store, id: number): Promise<void> {
	await store.deleteFrom("uploads").where("id", "=", id).execute();
}

/** Keys of uploads that are not complete. */
export async function unfinishedKeys(store: Store): Promise<string[]> {
	const rows = await store.selectFrom("uploads").select("filepath").where("sha256", "is", null).execute();
	return rows.map((row) => row.filepath);
}

/** Those of `keys` that are a company's complete files. */
export async function storedKeys(store: Store, companyId: number, keys: readonly string[]): Promise<Set<string>> {
	if (keys.length === 0) return new Set();
	const rows = await store
		.selectFrom("uploads")
		.select("filepath")
		.where("company_id", "=", companyId)
		.where("filepath", "in", [...keys])
		.where("sha256", "is not", null)
		.execute();
	return new Set(rows.map((row) => row.filepath));
}

/** Uploads that are not complete and were last continued before a moment (ISO 8601). */
export function staleUploads(store: Store, before: string): Promise<UploadRow[]> {
	return store.selectFrom("uploads").selectAll().where("sha256", "is", null).where("updated_at", "<", before).execute();
}
