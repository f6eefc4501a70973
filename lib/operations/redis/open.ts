import type { Logger } from "pino";
import { connectRedis } from "./connection";
import { commonCounter, memoryCounter, type NewCounter } from "./counters";
import { type CommonEvents, type FollowEvents, openEvents } from "./events";

/** What the instances share. */
export interface Common {
	newCounter: NewCounter;
	/** Opens the log of what happens at all instances; undefined without Redis, since there is only this instance. */
	events: FollowEvents | undefined;
	/** Whether Redis answers; undefined without Redis. */
	isUp: (() => boolean) | undefined;
	/** Closes the connection, after publishing the remaining events if Redis answers. */
	close(): Promise<void>;
}

/** Nothing is shared: everything is counted in this process. */
export const ALONE: Common = {
	newCounter: memoryCounter,
	events: undefined,
	isUp: undefined,
	close: async () => undefined,
};

/** Opens what the instances share in the Redis at `url`, if there is one. Doesn't fail if Redis is down. */
export async function openCommon(url: string | undefined, logger: Logger): Promise<Common> {
	if (!url) return ALONE;
	const redis = await connectRedis(url, logger);
	const opened: CommonEvents[] = [];
	let closed: Promise<void> | undefined;
	const close = async () => {
		await Promise.all(opened.map((events) => events.close()));
		redis.close();
	};
	return {
		newCounter: commonCounter(redis),
		events: (follower) => {
			const events = openEvents(redis, follower, logger);
			opened.push(events);
			return events;
		},
		isUp: redis.isUp,
		close() {
			closed ??= close();
			return closed;
		},
	};
}
