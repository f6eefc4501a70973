import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { isLost } from "./connection-errors";

const INT8 = 20;

/** Sizes are 64-bit in PostgreSQL and arrive as text unless parsed here; all of them are safe integers. */
const withNumbers = ({ getTypeParser }: typeof pg.types) => ({
	getTypeParser: (oid: number, format?: "text" | "binary") =>
		oid === INT8 && format !== "binary" ? Number : getTypeParser(oid, format),
});

interface Limits {
	/** Maximum number of connections. */
	max: number;
	/** Time limit for a query, milliseconds; it also ends the wait for a server that hangs. */
	queryMs?: number;
}

/** Opens a pool of connections to PostgreSQL. Loads the driver, which would take an eighth of a start on SQLite. */
export async function openPool(connectionString: string, { max, queryMs }: Limits): Promise<pg.Pool> {
	const { default: driver } = await import("pg");
	const pool = new driver.Pool({
		connectionString,
		max,
		connectionTimeoutMillis: 10_000,
		types: withNumbers(driver.types),
		allowExitOnIdle: true,
		...(queryMs && { query_timeout: queryMs }),
	});
	// A broken connection is replaced. Without these listeners it would end the process, even while a transaction is idle.
	pool.on("error", () => undefined);
	pool.on("connect", (client) => client.on("error", () => undefined));
	return pool;
}

/** How long a server that is away, such as during a failover, is tried again, milliseconds. */
export const PATIENCE_MS = 8_000;
const PAUSE_MS = 200;

/** A connection from the pool; waits for a server that restarts. */
export async function acquire(pool: pg.Pool): Promise<pg.PoolClient> {
	const end = Date.now() + PATIENCE_MS;
	for (;;) {
		try {
			return await pool.connect();
		} catch (error) {
			if (!isLost(error) || Date.now() > end) throw error;
			await wait(PAUSE_MS);
		}
	}
}
