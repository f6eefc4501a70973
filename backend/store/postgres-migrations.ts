import { Kysely, PostgresAdapter, PostgresDialect } from "kysely";
import { PostgresClient } from "./postgres-client";
import { acquire, openPool } from "./postgres-pool";
import type { Schema } from "./schema";

/** The number that Kysely locks migrations under. */
const MIGRATIONS = "3853314791062309107";

/** A transaction that waits for the migrations of other processes, however long they take. */
const BEGIN = `begin; set local statement_timeout = 0; set local lock_timeout = 0; select pg_advisory_xact_lock(${MIGRATIONS})`;

/**
 * Kysely's lock belongs to a session, which a connection pooler may hand to another client; here the transaction holds
 * the lock.
 */
class TransactionLockAdapter extends PostgresAdapter {
	override async acquireMigrationLock(): Promise<void> {}
	override async releaseMigrationLock(): Promise<void> {}
}

class MigrationDialect extends PostgresDialect {
	override createAdapter() {
		return new TransactionLockAdapter();
	}
}

/** Opens a PostgreSQL database for its migrations: one connection, one process at a time, without time limits. */
export async function postgresForMigrations(url: string): Promise<Kysely<Schema>> {
	const pool = await openPool(url, { max: 1 });
	const connect = async () => new PostgresClient(pool, await acquire(pool), BEGIN);
	return new Kysely<Schema>({ dialect: new MigrationDialect({ pool: { connect, end: () => pool.end() } }) });
}
