import { chmodSync, closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { type DatabaseConnection, Kysely, SqliteAdapter, SqliteDialect, SqliteDriver } from "kysely";
import Database from "libsql";
import { keepStatements } from "./keep-statements";
import type { Schema } from "./schema";

const BUSY_TIMEOUT_MS = 5_000;

/**
 * SQLite can change its schema inside a transaction, but Kysely's adapter doesn't use that: a kill would leave half a
 * schema.
 */
class TransactionalSqliteAdapter extends SqliteAdapter {
	override get supportsTransactionalDdl() {
		return true;
	}
}

/**
 * SQLite rolls back a transaction itself if the disk is full or fails. Another roll-back would fail, and hide the
 * reason.
 */
class UndoneOnceSqliteDriver extends SqliteDriver {
	constructor(private readonly database: Database.Database) {
		super({ database: keepStatements(database) });
	}

	override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
		if (this.database.inTransaction) await super.rollbackTransaction(connection);
	}
}

class TransactionalSqliteDialect extends SqliteDialect {
	constructor(private readonly database: Database.Database) {
		super({ database });
	}

	override createAdapter() {
		return new TransactionalSqliteAdapter();
	}

	override createDriver() {
		return new UndoneOnceSqliteDriver(this.database);
	}
}

/** Readable by this process's user only. */
const PRIVATE = 0o600;

/** Opens the SQLite database in a file, which is created if it doesn't exist. */
export function sqlite(file: string): Kysely<Schema> {
	mkdirSync(dirname(file), { recursive: true });
	// The engine gives its other files the same mode.
	closeSync(openSync(file, "a", PRIVATE));
	chmodSync(file, PRIVATE);
	const database = new Database(file);
	// FULL makes a commit survive a power cut, which WAL alone doesn't guarantee.
	database.pragma("journal_mode = WAL");
	database.pragma("synchronous = FULL");
	database.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
	database.pragma("foreign_keys = ON");
	// Deleted data is overwritten; otherwise it could still be read in the file.
	database.pragma("secure_delete = ON");
	return new Kysely<Schema>({ dialect: new TransactionalSqliteDialect(database) });
}
