import { createHash } from "node:crypto";
import type pg from "pg";
import { KeyedLock } from "../process/keyed-lock";
import { BEGIN } from "./postgres-client";
import { acquire, openPool } from "./postgres-pool";
import { repeatedly } from "./repeatedly";

/** Runs one task at a time for each key. */
export interface Lock {
	/** Runs `task` after all earlier tasks with the same key, even if they failed. */
	run<T>(key: string, task: () => Promise<T>): Promise<T>;
}

/** Limit of concurrent transactions that hold a lock. They use connections of their own, so that the holder of a lock never waits for a connection. */
const AT_ONCE = 6;

/** More than the wait for a lock may take, milliseconds. */
const QUERY_MS = 12_000;

/** The server ends a transaction that does nothing for 15 seconds; a task may take longer, milliseconds. */
const ALIVE_MS = 5_000;

/** A key for PostgreSQL's advisory locks: a 64-bit number. */
const numberOf = (key: string) => createHash("sha256").update(key).digest().readBigInt64BE();

async function take(pool: pg.Pool, key: string): Promise<pg.PoolClient> {
	const client = await acquire(pool);
	try {
		await client.query(`${BEGIN}; select pg_advisory_xact_lock(${numberOf(key)})`);
		return client;
	} catch (error) {
		client.release(true);
		throw error;
	}
}

/** Ends the transaction, in which nothing was written; if that fails, drops the connection and, with it, the lock. */
const letGo = (client: pg.PoolClient): Promise<void> =>
	client.query("rollback").then(
		() => client.release(),
		() => client.release(true),
	);

/**
 * A lock that all processes on a PostgreSQL database share. A transaction holds it, so it ends with its process. A
 * process that is paused for more than 15 seconds loses it: what it does afterwards must not harm the next holder.
 */
async function postgresLock(url: string): Promise<Lock> {
	const own = new KeyedLock();
	const pool = await openPool(url, { max: AT_ONCE, queryMs: QUERY_MS });
	return {
		run: (key, task) =>
			own.run(key, async () => {
				const client = await repeatedly(() => take(pool, key));
				const alive = setInterval(() => client.query("select 1").catch(() => undefined), ALIVE_MS);
				return task().finally(() => {
					clearInterval(alive);
					return letGo(client);
				});
			}),
	};
}

/** The lock of a region's processes: on PostgreSQL all of them, on SQLite the only one. */
export const openLock = async (databaseUrl: string | undefined): Promise<Lock> =>
	databaseUrl ? postgresLock(databaseUrl) : new KeyedLock();
