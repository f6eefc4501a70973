import { createHash } from "node:crypto";
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import type { RedisConnection } from "./connection";

/** What is counted, and its limit. */
export interface Limit {
	/** Unique among all limits. */
	name: string;
	points: number;
	/** In how many seconds. */
	seconds: number;
}

/** Counts by key. */
export interface Counter {
	/** Counts one; returns the seconds to wait if that exceeds the limit, else null. */
	consume(key: string): Promise<number | null>;
	/** Takes one back. */
	reward(key: string): Promise<void>;
	/** Forgets the key. */
	forget(key: string): Promise<void>;
}

/** Makes the counter of a limit. */
export type NewCounter = (limit: Limit) => Counter;

type Limiter = Pick<RateLimiterAbstract, "consume" | "reward" | "delete">;

async function consumeFrom(limiter: Limiter, key: string): Promise<number | null> {
	try {
		await limiter.consume(key);
		return null;
	} catch (refused) {
		if (!(refused instanceof RateLimiterRes)) throw refused;
		return Math.max(1, Math.ceil(refused.msBeforeNext / 1_000));
	}
}

/** A limiter of the library as a counter. */
export const counterOf = (limiter: Limiter): Counter => ({
	consume: (key) => consumeFrom(limiter, key),
	reward: async (key) => void (await limiter.reward(key)),
	forget: async (key) => void (await limiter.delete(key)),
});

/** Counts in this process. */
export const memoryCounter: NewCounter = ({ name, points, seconds }) =>
	counterOf(new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }));

/** Redis must not learn network addresses or accounts. */
const hashed = (key: string) => createHash("sha256").update(key).digest("base64url");

/** Counts in Redis, for all instances together; in this process while Redis doesn't answer. */
export const commonCounter =
	(redis: RedisConnection): NewCounter =>
	(limit) => {
		const { name, points, seconds } = limit;
		const alone = memoryCounter(limit);
		const storeClient = redis.client;
		const common = counterOf(
			new RateLimiterRedis({ storeClient, keyPrefix: `astronaut:limit:${name}`, points, duration: seconds }),
		);
		const each = <T>(work: (counter: Counter, key: string) => Promise<T>, key: string) =>
			redis.run(
				() => work(common, hashed(key)),
				() => work(alone, key),
			);
		return {
			consume: (key) => each((counter, known) => counter.consume(known), key),
			reward: (key) => each((counter, known) => counter.reward(known), key),
			forget: (key) => each((counter, known) => counter.forget(known), key),
		};
	};
