import { sql } from "kysely";
import { isPostgres } from "./is-postgres";
import type { Store } from "./open";

/**
 * Empties SQLite's write-ahead log, which holds pages as they were before a deletion. PostgreSQL's own vacuum reuses the
 * room of deleted rows.
 */
export async function forgetDeleted(store: Store): Promise<void> {
	if (!isPostgres(store)) await sql`pragma wal_checkpoint(truncate)`.execute(store);
}
