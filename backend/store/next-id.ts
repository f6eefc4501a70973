import { type RawBuilder, sql } from "kysely";

/** Smaller ids are reserved for data that comes with the product. */
const FIRST_ID = 1_000_000;

/**
 * The id after the highest one of a table, as a value for an insert. Two simultaneous inserts may get the same id: the
 * later one fails with a unique violation, and its transaction must be repeated.
 */
export const nextId = (table: "companies" | "enquiries" | "jobs" | "users"): RawBuilder<number> =>
	sql<number>`(select coalesce(max(id), ${sql.lit(FIRST_ID - 1)}) + 1 from ${sql.table(table)} where id >= ${sql.lit(FIRST_ID)})`;
