import type { Store } from "../store/open";
import type { TaskKind, TaskPayloads } from "./kinds";

interface NewTask<K extends TaskKind> {
	/** Identifies the work: a second task with the same key is not added, even after the first one is done. */
	key: string;
	kind: K;
	payload: TaskPayloads[K];
}

/**
 * Adds a task, in the transaction that makes it necessary. It runs at `at` (ISO 8601) or later, at least once, also
 * after a crash: call `deps.tasks.poke()` after the commit, or it waits for the runner's next poll.
 */
export async function enqueueTask<K extends TaskKind>(
	write: Store,
	{ key, kind, payload }: NewTask<K>,
	at: string,
): Promise<void> {
	await write
		.insertInto("tasks")
		.values({ id: key, kind, payload: JSON.stringify(payload), created_at: at, run_at: at })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}
