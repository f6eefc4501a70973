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

export function findUploadById(store: Store, id: number): Promise<UploadRow | undefined> {
	return store.selectFrom("uploads").selectAll().where("id", "=", id).executeTakeFirst();
}

export function insertUpload(store: Store, upload: NewUpload): Promise<UploadRow> {
	return store.insertInto("uploads").values(upload).returningAll().executeTakeFirstOrThrow();
}

/** Changes the row of an upload; returns whether there is one. */
export async function updateUpload(
	store: Store,
	id: number,
	values: Partial<Pick<UploadRow, "received" | "sha256" | "updated_at">>,
): Promise<boolean> {
	const updated = await store.updateTable("uploads").set(values).where("id", "=", id).executeTakeFirst();
	return updated.numUpdatedRows === 1n;
}

export async function deleteUpload(store: Store, id: number): Promise<void> {
	await store.deleteFrom("uploads").where("id", "=", id).execute();
}

/** Keys of uploads that are not complete. */
export async function unfinishedKeys(store: Store): Promise<string[]> {
	const rows = await store.selectFrom("uploads").select("filepath").where("sha256", "is", null).execute();
	return rows.map((row) => row.filepath);
}

/** The complete files among `keys` that belong to a company, or to none yet. */
export async function storedKeys(store: Store, companyId: number, keys: readonly string[]): Promise<Set<string>> {
	if (keys.length === 0) return new Set();
	const rows = await store
		.selectFrom("uploads")
		.select("filepath")
		.where((is) => is.or([is("company_id", "=", companyId), is("company_id", "is", null)]))
		.where("filepath", "in", [...keys])
		.where("sha256", "is not", null)
		.execute();
	return new Set(rows.map((row) => row.filepath));
}

/** Marks files as used by a company. Returns how many of `keys` still exist. */
export async function markUsed(store: Store, companyId: number, keys: readonly string[], at: string): Promise<number> {
	if (keys.length === 0) return 0;
	const { numUpdatedRows } = await store
		.updateTable("uploads")
		.set((value) => ({ company_id: companyId, used_at: value.fn.coalesce("used_at", value.val(at)) }))
		.where((is) => is.or([is("company_id", "=", companyId), is("company_id", "is", null)]))
		.where("filepath", "in", [...keys])
		.where("sha256", "is not", null)
		.executeTakeFirstOrThrow();
	return Number(numUpdatedRows);
}

/** Uploads that are not complete and were last continued before a moment (ISO 8601). */
export function staleUploads(store: Store, before: string): Promise<UploadRow[]> {
	return store.selectFrom("uploads").selectAll().where("sha256", "is", null).where("updated_at", "<", before).execute();
}

/** One of them, if it still is. */
export function findStale(store: Store, id: number, before: string): Promise<UploadRow | undefined> {
	return store
		.selectFrom("uploads")
		.selectAll()
		.where("id", "=", id)
		.where("sha256", "is", null)
		.where("updated_at", "<", before)
		.executeTakeFirst();
}

/** How many complete files nobody has used since before a moment (ISO 8601). */
export async function countUnused(store: Store, before: string): Promise<number> {
	const { unused } = await store
		.selectFrom("uploads")
		.select(({ fn }) => fn.countAll<number>().as("unused"))
		.where("sha256", "is not", null)
		.where("used_at", "is", null)
		.where("updated_at", "<", before)
		.executeTakeFirstOrThrow();
	return Number(unused);
}

/**
 * Marks complete files that were unused before a moment (ISO 8601) as unfinished, so that they can't be used any more.
 */
export async function giveUpUnused(store: Store, before: string): Promise<void> {
	await store
		.updateTable("uploads")
		.set({ sha256: null })
		.where("sha256", "is not", null)
		.where("used_at", "is", null)
		.where("updated_at", "<", before)
		.execute();
}

/** Marks files as unfinished, so that they can't be used while they are being deleted. */
export async function giveUpFiles(write: Store, keys: readonly string[]): Promise<void> {
	if (keys.length === 0) return;
	await write
		.updateTable("uploads")
		.set({ sha256: null, used_at: null, updated_at: new Date(0).toISOString() })
		.where("filepath", "in", [...keys])
		.execute();
}

/** Deletes the row of a file by its key. */
export async function deleteUploadOf(store: Store, filepath: string): Promise<void> {
	await store.deleteFrom("uploads").where("filepath", "=", filepath).execute();
}
