import { randomUUID } from "node:crypto";
import type { Store } from "../open";
import type { NewDeletion } from "../schema";

export type DeletionReason = NewDeletion["reason"];

/** Whether something was deleted since a moment (ISO 8601). */
export async function wasDeletedSince(store: Store, moment: string): Promise<boolean> {
	const deletions = store.selectFrom("deletions").select("id").where("deleted_at", ">=", moment);
	return (await deletions.limit(1).executeTakeFirst()) !== undefined;
}

/** Writes to the log of deletions, which names nobody, in the transaction of the deletion. */
export async function logDeletion(write: Store, deletion: Omit<NewDeletion, "id">): Promise<void> {
	await write
		.insertInto("deletions")
		.values({ id: randomUUID(), ...deletion })
		.execute();
}
