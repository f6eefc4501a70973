import { isPostgres } from "../is-postgres";
import type { Store } from "../open";
import type { TaskRow } from "../schema";

interface Claim {
	kind: string;
	/** The moment (ISO 8601) at which the task is due. */
	at: string;
	/** The end of the lease: others find the task due again from then on. */
	until: string;
	maxAttempts: number;
}

/**
 * Leases the task of a kind that has been due for longest; undefined if none is due. Of several processes, one gets it:
 * SQLite has one writer at a time, and PostgreSQL skips rows that another claim has locked.
 */
export function claimTask(store: Store, { kind, at, until, maxAttempts }: Claim): Promise<TaskRow | undefined> {
	const due = store
		.selectFrom("tasks")
		.select("id")
		.where("kind", "=", kind)
		.where("done_at", "is", null)
		.where("run_at", "<=", at)
		.where("attempts", "<", maxAttempts)
		.orderBy("run_at")
		.orderBy("created_at")
		.limit(1);
	return store
		.updateTable("tasks")
		.set((task) => ({ attempts: task("attempts", "+", 1), run_at: until }))
		.where("id", "in", isPostgres(store) ? due.forUpdate().skipLocked() : due)
		.returningAll()
		.executeTakeFirst();
}

/** Whether a task of a kind is due at a moment (ISO 8601). */
export async function hasDueTask(store: Store, kind: string, at: string): Promise<boolean> {
	const tasks = store.selectFrom("tasks").select("id").where("kind", "=", kind).where("done_at", "is", null);
	return (await tasks.where("run_at", "<=", at).limit(1).executeTakeFirst()) !== undefined;
}

/** How many tasks are due at a moment (ISO 8601), and since when the oldest of them is due. */
export async function dueTasks(
	store: Store,
	at: string,
	maxAttempts: number,
): Promise<{ due: number; since?: string }> {
	const tasks = store.selectFrom("tasks").where("done_at", "is", null).where("attempts", "<", maxAttempts);
	const { due, since } = await tasks
		.where("run_at", "<=", at)
		.select(({ fn }) => [fn.countAll<number>().as("due"), fn.min("run_at").as("since")])
		.executeTakeFirstOrThrow();
	return { due: Number(due), ...(since && { since }) };
}

/** When the oldest task without an attempt became due (ISO 8601); undefined if every due task has been tried. */
export async function longestWaiting(store: Store, at: string): Promise<string | undefined> {
	const waiting = store.selectFrom("tasks").select("run_at").where("done_at", "is", null).where("attempts", "=", 0);
	return (await waiting.where("run_at", "<=", at).orderBy("run_at").limit(1).executeTakeFirst())?.run_at;
}

/** Makes a failed task due again at `at`, unless another process has leased it since. */
export async function postponeTask(store: Store, { id, attempts }: TaskRow, at: string): Promise<void> {
	await store.updateTable("tasks").set({ run_at: at }).where("id", "=", id).where("attempts", "=", attempts).execute();
}

/** Marks a task as done. The row stays for a while, so that its key isn't used again. */
export async function finishTask(store: Store, id: string, at: string): Promise<void> {
	await store.updateTable("tasks").set({ done_at: at, payload: "{}" }).where("id", "=", id).execute();
}

/** Deletes tasks that were due before a moment (ISO 8601), done or given up. */
export async function deleteOldTasks(store: Store, before: string): Promise<void> {
	await store.deleteFrom("tasks").where("run_at", "<", before).execute();
}
