import { Kysely, PostgresDialect, type TransactionBuilder } from "kysely";
import { PostgresClient } from "./postgres-client";
import { acquire, openPool } from "./postgres-pool";
import { repeatedly } from "./repeatedly";
import type { Schema } from "./schema";

/** Maximum number of connections of a region's queries. */
const CONNECTIONS = 10;

/** More than a statement may take in a transaction. */
const QUERY_MS = 20_000;

/** A database on PostgreSQL whose transactions survive a deadlock, a serialisation failure and a failover. */
class PostgresStore extends Kysely<Schema> {
	override transaction(): TransactionBuilder<Schema> {
		const builder = super.transaction();
		const execute = builder.execute.bind(builder);
		builder.execute = (run) => repeatedly(() => execute(run));
		return builder;
	}
}

/** Opens a PostgreSQL database for a region's queries; sessions keep no state, so a pooler may share them. */
export async function postgres(url: string): Promise<Kysely<Schema>> {
	const pool = await openPool(url, { max: CONNECTIONS, queryMs: QUERY_MS });
	const connect = async () => new PostgresClient(pool, await acquire(pool));
	return new PostgresStore({ dialect: new PostgresDialect({ pool: { connect, end: () => pool.end() } }) });
}
