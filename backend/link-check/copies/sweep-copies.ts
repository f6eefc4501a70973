import type { Deps } from "../../deps";
import { copiesBefore, forgetCopy } from "../../store/queries/link-copies";
import { isNamedElsewhere } from "../../store/queries/sent-applications";

/** How long a copy waits for a submission that names it, like a file. */
const UNUSED_MS = 30 * 86_400_000;
const AT_ONCE = 500;

/**
 * Deletes copies of links that no submission has named for 30 days. A named copy belongs to its submission and is
 * deleted with it.
 */
export async function sweepCopies({ store, files, staging, now }: Deps): Promise<void> {
	const before = new Date(now().getTime() - UNUSED_MS).toISOString();
	for (;;) {
		const keys = await copiesBefore(store, before, AT_ONCE);
		for (const key of keys) {
			if (!(await isNamedElsewhere(store, key, { application: "" }))) {
				await staging.remove(key);
				await files.delete(key);
			}
			await forgetCopy(store, key);
		}
		if (keys.length < AT_ONCE) return;
	}
}
