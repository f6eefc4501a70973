import type { Deps } from "../deps";
import { countUnused, findStale, giveUpUnused, staleUploads } from "../store/queries/uploads";
import { abandon } from "./abandon";
import { lockKey } from "./lock-key";

const DAY_MS = 86_400_000;

/** How long an upload may pause before it is abandoned: a week. */
const REST_MS = 7 * DAY_MS;

/**
 * How long a complete file may wait for an application that uses it: we must not store files that belong to no
 * application.
 */
const UNUSED_MS = 30 * DAY_MS;

/** How many uploads and files the next sweep deletes. */
export async function countEnded(store: Deps["store"], now: Date): Promise<number> {
	const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
	return (await staleUploads(store, before(REST_MS))).length + (await countUnused(store, before(UNUSED_MS)));
}

/**
 * Deletes uploads that nobody has continued for a week, files that no application has used for 30 days, and what killed
 * processes left of uploads.
 */
export async function sweepUploads(deps: Deps): Promise<void> {
	const before = (ms: number) => new Date(deps.now().getTime() - ms).toISOString();
	await giveUpUnused(deps.store, before(UNUSED_MS));
	for (const { id, company_id, identifier } of await staleUploads(deps.store, before(REST_MS))) {
		await deps.uploadLock.run(lockKey(company_id, identifier), async () => {
			// It may have continued since it was found.
			const upload = await findStale(deps.store, id, before(REST_MS));
			if (upload) await abandon(deps, upload);
		});
	}
	await deps.unfinished.sweep();
}
