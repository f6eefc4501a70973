import type { Deps } from "../deps";
import { forgetDeleted } from "../store/forget-deleted";
import { deleteUploadOf } from "../store/queries/uploads";
import type { TaskHandler } from "../tasks/kinds";

/** Short, since running twice does no harm, and a process that died must not keep files for long. */
const LEASE_MS = 10_000;

/** The task that deletes the files of a deleted application, and their rows last: a crash leaves something to do again. */
export const deleteFiles = ({ files, staging, store }: Deps): TaskHandler<"delete-files"> => ({
	leaseMs: LEASE_MS,
	async run({ keys }) {
		for (const key of keys) {
			await staging.remove(key);
			await files.delete(key);
			await deleteUploadOf(store, key);
		}
	},
	afterwards: () => forgetDeleted(store),
});
