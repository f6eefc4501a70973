import type { Store } from "../open";
import type { LinkCopyTable } from "../tables/upload";

/** Records a copy before it is stored, so that a crash leaves no unknown one. */
export async function addCopy(store: Store, copy: LinkCopyTable): Promise<void> {
	await store.insertInto("link_copies").values(copy).execute();
}

/** The total size of a client's copies since a moment (ISO 8601), in bytes. */
export async function copiedBytes(store: Store, client: string, since: string): Promise<number> {
	const { bytes } = await store
		.selectFrom("link_copies")
		.select((is) => is.fn.sum<string | number | null>("size").as("bytes"))
		.where("client", "=", client)
		.where("created_at", ">=", since)
		.executeTakeFirstOrThrow();
	return Number(bytes ?? 0);
}

/** The keys of the copies from before a moment (ISO 8601), the oldest first. */
export async function copiesBefore(store: Store, before: string, most: number): Promise<string[]> {
	const rows = await store
		.selectFrom("link_copies")
		.select("key")
		.where("created_at", "<", before)
		.orderBy("created_at")
		.limit(most)
		.execute();
	return rows.map(({ key }) => key);
}

/** Forgets whose a copy is. */
export async function forgetCopy(store: Store, key: string): Promise<void> {
	await store.deleteFrom("link_copies").where("key", "=", key).execute();
}
