import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import type { Redis } from "ioredis";
import type { Logger } from "pino";
import { type RedisConnection, readingConnection } from "./connection";

/** What happened at an instance, for the others. */
export interface CommonEvent {
	kind: string;
	/** Texts that belong to it. */
	values: readonly string[];
}

/** How an instance handles the events of the others. */
export interface Follower {
	/** Receives each event of another instance, in order. */
	happened(event: CommonEvent): unknown;
	/** Events may have been missed: whatever depends on them must be dropped. */
	missed(): unknown;
}

/** The log of what happens at all instances. */
export interface CommonEvents {
	/** Publishes an event; one that can't be published now is published when Redis is back. */
	tell(event: CommonEvent): void;
	/** Closes the log, after a last attempt of a second to publish what waits. */
	close(): Promise<void>;
}

/** Opens the log of all instances for one follower. */
export type FollowEvents = (follower: Follower) => CommonEvents;

const KEY = "astronaut:events";
/** Minimum number of entries that the log retains. */
const LENGTH = 1_000;
/** How long a read waits for the next entry, and the pause after a failure, in milliseconds. */
const BLOCK_MS = 5_000;
const PAUSE_MS = 250;
/** How long closing waits for unpublished events, in milliseconds. */
const LAST_TRY_MS = 1_000;
/** An empty entry that marks a place in the log. */
const MARK = "mark";
/** Replaces the events that can't be published because there are too many. */
const MISSED = "missed";

type Entry = [id: string, fields: string[]];

const add = (client: Redis, from: string, { kind, values }: CommonEvent) =>
	client.xadd(KEY, "MAXLEN", "~", LENGTH, "*", "from", from, "kind", kind, "values", JSON.stringify(values));

/** Events on their way to Redis, in order. */
function outgoing({ client }: RedisConnection, from: string) {
	let waiting: CommonEvent[] = [];
	let isSending = false;

	async function send(): Promise<void> {
		if (isSending) return;
		isSending = true;
		try {
			for (let next = waiting[0]; next; next = waiting[0]) {
				await add(client, from, next);
				// It may have been replaced in the meantime.
				if (waiting[0] === next) waiting.shift();
			}
		} catch {
			// The timer tries again.
		} finally {
			isSending = false;
		}
	}

	const timer = setInterval(send, PAUSE_MS).unref();
	return {
		tell(event: CommonEvent) {
			waiting = waiting.length < LENGTH ? [...waiting, event] : [{ kind: MISSED, values: [] }];
			void send();
		},
		async close() {
			for (const end = Date.now() + LAST_TRY_MS; waiting.length > 0 && Date.now() < end; await wait(PAUSE_MS / 10))
				void send();
			clearInterval(timer);
		},
	};
}

async function hear([, fields]: Entry, self: string, follower: Follower): Promise<void> {
	const [, from, , kind = "", , values = "[]"] = fields;
	if (from === self || kind === MARK) return;
	if (kind === MISSED) await follower.missed();
	else await follower.happened({ kind, values: JSON.parse(values) });
}

/** Whether the first attempt to connect succeeds. */
const connects = (reader: Redis) =>
	once(reader, "ready").then(
		() => true,
		() => false,
	);

/** Follows the log from now on. Where the last entry that was read is gone, so may be others that weren't. */
async function follow(reader: Redis, self: string, follower: Follower, isClosed: () => boolean): Promise<void> {
	let last = "";
	let mayHaveMissed = !(await connects(reader));
	while (!isClosed()) {
		try {
			if (!last || (await reader.xrange(KEY, last, last)).length === 0) {
				const mark = await add(reader, self, { kind: MARK, values: [] });
				if (mayHaveMissed) await follower.missed();
				mayHaveMissed = true;
				last = mark ?? "";
			}
			const [found] = (await reader.xread("COUNT", 100, "BLOCK", BLOCK_MS, "STREAMS", KEY, last)) ?? [];
			for (const entry of found?.[1] ?? []) {
				last = entry[0];
				await hear(entry, self, follower).catch(() => follower.missed());
			}
		} catch {
			await wait(PAUSE_MS, undefined, { ref: false });
		}
	}
}

/** Opens the log of all instances, and follows what the others tell. */
export function openEvents(redis: RedisConnection, follower: Follower, logger: Logger): CommonEvents {
	const self = randomUUID();
	const reader = readingConnection(redis);
	const sender = outgoing(redis, self);
	let isClosed = false;
	const missed = () => {
		logger.warn("events of other instances may have been missed; the caches are emptied");
		return follower.missed();
	};
	void follow(reader, self, { ...follower, missed }, () => isClosed);
	return {
		tell: sender.tell,
		async close() {
			isClosed = true;
			reader.disconnect();
			await sender.close();
		},
	};
}
