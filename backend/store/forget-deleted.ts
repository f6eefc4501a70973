import { sql } from "kysely";
import { isPostgres } from "./is-postgres";
import type { Store } from "./open";

/** Up to this size, bytes, rewriting the file blocks the process for less than a quarter of a second. */
const QUICK_BYTES = 64 * 1024 * 1024;

async function sizeOf(store: Store): Promise<number> {
	const { rows } = await sql<{ size: number }>`
		select page_count * page_size as size from pragma_page_count(), pragma_page_size()
	`.execute(store);
	return rows[0]?.size ?? 0;
}

/**
 * Removes what SQLite's files still hold of deleted rows: it rewrites the database, because `secure_delete` leaves copies in
 * the gaps of pages that were split, and empties the write-ahead log, which holds earlier pages. A large database is only
 * rewritten if `isQuiet`. Does nothing on PostgreSQL, whose vacuum reuses the space of deleted rows. Throws while another
 * process writes.
 */
export async function forgetDeleted(store: Store, { isQuiet }: { isQuiet: boolean }): Promise<void> {
	if (isPostgres(store)) return;
	if (isQuiet || (await sizeOf(store)) <= QUICK_BYTES) await sql`vacuum`.execute(store);
	await sql`pragma wal_checkpoint(truncate)`.execute(store);
}
