import { randomUUID } from "node:crypto";
import type { Store } from "../open";
import type { NewDeletion } from "../schema";

export type DeletionReason = NewDeletion["reason"];

/** Writes to the log of deletions, which names nobody, in the transaction that deletes. */
export async function logDeletion(write: Store, deletion: Omit<NewDeletion, "id">): Promise<void> {
	await write
		.insertInto("deletions")
		.values({ id: randomUUID(), ...deletion })
		.execute();
}
