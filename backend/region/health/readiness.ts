import { sql } from "kysely";
import { cachedFor, within } from "../../../lib/operations/health/check";
import type { Deps } from "../../deps";
import { longestWaiting } from "../../store/queries/tasks";

/** What a region needs, and whether it answers; `late`: it answers, but work has been waiting for long. */
export interface Readiness {
	database: "ok" | "down";
	store: "ok" | "down";
	queue: "ok" | "late" | "down";
}

/** Time limit for each part, and how long an answer holds, in milliseconds. */
const LIMIT_MS = 500;
const FRESH_MS = 1_000;
/** A due task that has waited longer than this shows that no process runs tasks, in milliseconds. */
const LATE_MS = 10 * 60_000;

export const isReady = (state: Readiness) => !Object.values(state).includes("down");

/** The names of the parts that don't answer, for the log. */
const down = (state: Readiness) => Object.entries(state).flatMap(([part, is]) => (is === "down" ? [part] : []));

/** Gives the function that asks database, file store and queue; a change is one line in the log. */
export function openReadiness({ store, files, log, now }: Pick<Deps, "store" | "files" | "log" | "now">) {
	let isLate = false;
	let last = "";
	const database = within(LIMIT_MS, () => sql`select 1`.execute(store));
	const fileStore = within(LIMIT_MS, () => files.check());
	const queue = within(LIMIT_MS, async () => {
		const since = await longestWaiting(store, now().toISOString());
		isLate = since !== undefined && now().getTime() - Date.parse(since) > LATE_MS;
	});

	async function ask(): Promise<Readiness> {
		const [hasDatabase, hasStore, hasQueue] = await Promise.all([database(), fileStore(), queue()]);
		const state: Readiness = {
			database: hasDatabase ? "ok" : "down",
			store: hasStore ? "ok" : "down",
			queue: hasQueue ? (isLate ? "late" : "ok") : "down",
		};
		const missing = down(state).join(", ");
		if (missing !== last) {
			if (missing) log.error({ down: down(state) }, "not ready");
			else log.info("ready again");
		}
		last = missing;
		return state;
	}

	return cachedFor(FRESH_MS, ask);
}
