import { type RawBuilder, sql } from "kysely";

/** Smaller ids are left to data that comes with the product. */
const FIRST_ID = 1_000_000;

/**
 * The id after the highest one of a table, as a value for an insert. Two inserts at once may get the same: the later
 * one fails as a unique violation then, and its transaction is to be run again.
 */
export const nextId = (table: "companies" | "enquiries" | "jobs" | "users"): RawBuilder<number> =>
	sql<number>`(select coalesce(max(id), ${sql.lit(FIRST_ID - 1)}) + 1 from ${sql.table(table)} where id >= ${sql.lit(FIRST_ID)})`;
