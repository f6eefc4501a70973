import { within } from "../../../lib/operations/health/check";
import type { QueueState } from "../../../lib/operations/metrics/backend-metrics";
import type { Deps } from "../../deps";
import { dueTasks } from "../../store/queries/tasks";
import { MAX_ATTEMPTS } from "../../tasks/runner";

/** Time limit, in milliseconds. */
const LIMIT_MS = 500;

/** Gives the function that asks for the state of a region's queue; undefined while the database doesn't answer. */
export function queueState({ store, now }: Pick<Deps, "store" | "now">): () => Promise<QueueState | undefined> {
	let state: QueueState | undefined;
	const ask = within(LIMIT_MS, async () => {
		const { due, since } = await dueTasks(store, now().toISOString(), MAX_ATTEMPTS);
		state = { due, oldestSeconds: since ? Math.max(0, now().getTime() - Date.parse(since)) / 1_000 : 0 };
	});
	return async () => ((await ask()) ? state : undefined);
}
