import type { PostgresPoolClient } from "kysely";
import type pg from "pg";
import { isLost } from "./connection-errors";
import { acquire } from "./postgres-pool";

/**
 * The limits are set per transaction, because a connection pooler may give each transaction another session. A process
 * that is paused in the middle of one loses its locks after the longest of them.
 */
export const BEGIN =
	"begin; set local statement_timeout = '15s'; set local lock_timeout = '10s'; set local idle_in_transaction_session_timeout = '15s'";

/** Errors after which it is unknown whether the transaction was committed. */
const uncertain = new WeakSet<object>();

/** Whether it is unknown after a lost connection if the work was done. */
export const isUncertain = (error: unknown): boolean =>
	typeof error === "object" && error !== null && uncertain.has(error);

const isReading = (sql: string) => /^select\b/i.test(sql) && !/\bfor update\b/i.test(sql);

/**
 * A connection for Kysely that is discarded once it is lost. Outside transactions, a query that only reads is repeated
 * once on another connection.
 */
export class PostgresClient implements PostgresPoolClient {
	#client: pg.PoolClient;
	#isLost = false;
	#isInTransaction = false;

	constructor(
		private readonly pool: pg.Pool,
		client: pg.PoolClient,
		private readonly begin = BEGIN,
	) {
		this.#client = client;
	}

	// biome-ignore lint/suspicious/noExplicitAny: Kysely's interface has an overload for cursors, which nothing uses.
	query(sql: any, parameters?: readonly unknown[]): any {
		return this.#query(sql, parameters);
	}

	release(): void {
		this.#client.release(this.#isLost);
	}

	async #query(sql: string, parameters?: readonly unknown[]) {
		// Kysely reports why a transaction failed, unless its rollback fails too; a lost one needs none.
		if (sql === "rollback" && this.#isLost) return { command: "ROLLBACK", rowCount: 0, rows: [] };
		if (sql === "begin") this.#isInTransaction = true;
		try {
			return await this.#run(sql, parameters);
		} catch (error) {
			if (!isLost(error)) throw error;
			this.#isLost = true;
			if (!this.#isInTransaction && isReading(sql)) return this.#readAgain(sql, parameters);
			if (sql === "commit" || !this.#isInTransaction) uncertain.add(error as object);
			throw error;
		}
	}

	#run(sql: string, parameters: readonly unknown[] = []) {
		return this.#client.query(sql === "begin" ? this.begin : sql, [...parameters]);
	}

	async #readAgain(sql: string, parameters?: readonly unknown[]) {
		this.#client.release(true);
		this.#client = await acquire(this.pool);
		this.#isLost = false;
		return this.#run(sql, parameters);
	}
}
