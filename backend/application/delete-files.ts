import type { Deps } from "../deps";
import { forgetMails } from "../mail/forget-mails";
import { forgetDeleted } from "../store/forget-deleted";
import { forgetCopy } from "../store/queries/link-copies";
import { hasDueTask } from "../store/queries/tasks";
import { deleteUploadOf } from "../store/queries/uploads";
import { enqueueForgetting } from "../tasks/enqueue-forgetting";
import type { TaskHandler } from "../tasks/kinds";

/** Short, since running twice does no harm, and a process that died must not keep files for long. */
const LEASE_MS = 10_000;

/** The task that deletes the files of a deleted application, and their rows last: a crash leaves something to do again. */
export const deleteFiles = ({ files, staging, store, now }: Deps): TaskHandler<"delete-files"> => ({
	leaseMs: LEASE_MS,
	async run({ keys }) {
		for (const key of keys) {
			await staging.remove(key);
			await files.delete(key);
			await deleteUploadOf(store, key);
			await forgetCopy(store, key);
		}
		await enqueueForgetting(store, now().toISOString());
	},
});

/**
 * The task that removes what the outbox and the database's files still hold of deleted rows. It comes after the deletions of files, whose
 * tasks name them; the last of several that are due does it for all of them.
 */
export const forget = (deps: Deps): TaskHandler<"forget-deleted"> => ({
	leaseMs: LEASE_MS,
	async run() {
		if (await hasDueTask(deps.store, "forget-deleted", deps.now().toISOString())) return;
		await forgetMails(deps);
		await forgetDeleted(deps.store, { isQuiet: false });
	},
});
