import { randomUUID } from "node:crypto";
import type { Store } from "../store/open";
import { enqueueTask } from "./enqueue";

/** Adds the task that erases the rows which this transaction deletes from the database's files. */
export const enqueueForgetting = (write: Store, at: string): Promise<void> =>
	enqueueTask(write, { key: `forget-deleted:${randomUUID()}`, kind: "forget-deleted", payload: {} }, at);
