import { randomUUID } from "node:crypto";
import type { Store } from "../store/open";
import { enqueueTask } from "./enqueue";

/** Adds the task that removes what the database's files still hold of rows that the same transaction deletes. */
export const enqueueForgetting = (write: Store, at: string): Promise<void> =>
	enqueueTask(write, { key: `forget-deleted:${randomUUID()}`, kind: "forget-deleted", payload: {} }, at);
