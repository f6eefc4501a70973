import cluster from "node:cluster";
import { RateLimiterCluster, RateLimiterClusterMaster, RateLimiterMemory } from "rate-limiter-flexible";
import { counterOf, type NewCounter } from "../redis/counters";
import type { CommonEvents, Follower } from "../redis/events";
import type { Common } from "../redis/open";
import { type WorkerMessage, workerMessage } from "./messages";

/** How long a worker waits for the parent's count before it counts by itself, in milliseconds. */
const PATIENCE_MS = 1_000;

/** Sends the parent a message; does nothing if the parent has ended, and this process is about to. */
export const tellParent = (message: WorkerMessage): void =>
	void process.send?.(message, undefined, undefined, () => undefined);

/** Counts in the parent, for all workers together; in this one while the parent doesn't answer. */
const countedByParent: NewCounter = ({ name, points, seconds }) => {
	const limit = { keyPrefix: name, points, duration: seconds };
	return counterOf(
		new RateLimiterCluster({ ...limit, timeoutMs: PATIENCE_MS, insuranceLimiter: new RateLimiterMemory(limit) }),
	);
};

function eventsOfWorkers(follower: Follower): CommonEvents {
	const hear = (raw: unknown) => {
		const message = workerMessage(raw);
		if (message?.type === "event") void follower.happened(message);
	};
	process.on("message", hear);
	return {
		tell: ({ kind, values }) => tellParent({ type: "event", kind, values: [...values] }),
		close: async () => void process.off("message", hear),
	};
}

/** What the workers of one site share, in a worker. */
export const workerCommon = (): Common => ({
	newCounter: countedByParent,
	events: eventsOfWorkers,
	isUp: undefined,
	close: async () => undefined,
});

/** In the parent: counts for all workers, and forwards each one's events to the others. */
export function serveWorkers(): void {
	new RateLimiterClusterMaster();
	cluster.on("message", (from, raw) => {
		const message = workerMessage(raw);
		if (message?.type !== "event") return;
		for (const worker of Object.values(cluster.workers ?? {}))
			if (worker && worker.id !== from.id && worker.isConnected()) worker.send(message);
	});
}
