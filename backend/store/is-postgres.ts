import { PostgresAdapter } from "kysely";
import type { Store } from "./open";

/** Whether a store is PostgreSQL; otherwise it is SQLite. */
export const isPostgres = (store: Store): boolean => store.getExecutor().adapter instanceof PostgresAdapter;
