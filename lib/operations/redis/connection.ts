import type { Redis } from "ioredis";
import type { Logger } from "pino";

/** A connection to Redis or Valkey. */
export interface RedisConnection {
	client: Redis;
	/**
	 * Does something in Redis, or without it while Redis doesn't answer. A timeout delays only one request: afterwards
	 * everything is done without Redis, until a probe in the background succeeds.
	 */
	run<T>(together: () => Promise<T>, alone: () => Promise<T>): Promise<T>;
	/** Whether Redis answered last time. */
	isUp(): boolean;
	close(): void;
}

/** Time limit for a command, in milliseconds: the longest that one request waits when Redis hangs. */
const COMMAND_MS = 50;
const CONNECT_MS = 500;
/** How often Redis is probed while it is down, in milliseconds. */
const PROBE_MS = 1_000;
/** A connection on which no byte arrives for this time, while a command is running, is dead; in milliseconds. */
const SILENCE_MS = 10_000;

/** Settings of every connection: fail at once rather than wait for Redis, and keep trying to reconnect. */
const OPTIONS = {
	enableOfflineQueue: false,
	maxRetriesPerRequest: 0,
	connectTimeout: CONNECT_MS,
	socketTimeout: SILENCE_MS,
	retryStrategy: (attempts: number) => Math.min(attempts * 100, PROBE_MS),
};

const reasonOf = (error: unknown) => {
	const { name, code, message } = error as NodeJS.ErrnoException;
	return { name, code, message };
};

/** Notes whether Redis answers, with one line in the log for each change. */
function watchHealth(client: Redis, logger: Logger) {
	let state: "new" | "up" | "down" = "new";
	return {
		isUp: () => state === "up",
		failed(error: unknown): void {
			if (state !== "down")
				logger.warn({ reason: reasonOf(error) }, "Redis doesn't answer; this instance counts alone until it does");
			state = "down";
		},
		async probe(): Promise<void> {
			if (state === "up" || client.status !== "ready") return;
			try {
				await client.ping();
			} catch {
				return;
			}
			if (state === "down") logger.info("Redis answers again");
			state = "up";
		},
	};
}

/** Connects to Redis without waiting for it: until it answers, everything is done without it. */
export async function connectRedis(url: string, logger: Logger): Promise<RedisConnection> {
	const { default: Redis } = await import("ioredis");
	const client = new Redis(url, { ...OPTIONS, commandTimeout: COMMAND_MS });
	const health = watchHealth(client, logger);
	let isClosed = false;
	client.on("error", health.failed).on("ready", () => void health.probe());
	client.on("close", () => isClosed || health.failed(new Error("the connection was closed")));
	const timer = setInterval(() => void health.probe(), PROBE_MS).unref();
	return {
		client,
		isUp: health.isUp,
		async run(together, alone) {
			if (!health.isUp()) return alone();
			try {
				return await together();
			} catch (error) {
				if (!(error instanceof Error)) throw error;
				health.failed(error);
				return alone();
			}
		},
		close() {
			isClosed = true;
			clearInterval(timer);
			client.disconnect();
		},
	};
}

/** A second connection, for commands that wait in Redis. */
export const readingConnection = ({ client }: RedisConnection): Redis => {
	const reader = client.duplicate({ ...OPTIONS, commandTimeout: undefined });
	// The first connection reports problems.
	return reader.on("error", () => undefined);
};
