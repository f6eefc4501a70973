import type { Deps } from "../deps";
import { forgetDeleted } from "../store/forget-deleted";
import { hasDueTask } from "../store/queries/tasks";
import { deleteUploadOf } from "../store/queries/uploads";
import type { TaskHandler } from "../tasks/kinds";

/** Short, since running twice does no harm, and a process that died must not keep files for long. */
const LEASE_MS = 10_000;

/** The task that deletes the files of a deleted application, and their rows last: a crash leaves something to do again. */
export const deleteFiles = ({ files, staging, store, log, now }: Deps): TaskHandler<"delete-files"> => ({
	leaseMs: LEASE_MS,
	async run({ keys }) {
		for (const key of keys) {
			await staging.remove(key);
			await files.delete(key);
			await deleteUploadOf(store, key);
		}
	},
	async afterwards() {
		// The last of several deletions does it for all of them.
		if (await hasDueTask(store, "delete-files", now().toISOString())) return;
		await forgetDeleted(store, { isQuiet: false }).catch((error: unknown) =>
			log.warn({ reason: String(error) }, "the database is rewritten with the next sweep"),
		);
	},
});
