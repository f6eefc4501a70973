import { randomBytes } from "node:crypto";
import type { Deps } from "../deps";
import type { Store } from "../store/open";
import { enqueueTask } from "../tasks/enqueue";
import type { Changed, TaskHandler } from "../tasks/kinds";

const MINUTE_MS = 60_000;

/** The task that drops changed pages from the site's cache. */
export const purgeSite = ({ site }: Pick<Deps, "site">): TaskHandler<"purge"> => ({
	leaseMs: MINUTE_MS,
	run: (changed) => site.purge(changed),
});

/** Adds that task, in the transaction of the change; call `deps.tasks.poke()` after the commit. */
export const enqueuePurge = (write: Store, changed: Changed, at: string): Promise<void> =>
	enqueueTask(write, { key: `purge:${randomBytes(12).toString("hex")}`, kind: "purge", payload: changed }, at);
