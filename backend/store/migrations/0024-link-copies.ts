import type { Kysely, Migration } from "kysely";

type Db = Kysely<unknown>;

/** Copies of links, with client, size and time, so that each client's are limited and unused ones are deleted. */
export const linkCopies: Migration = {
	async up(db: Db) {
		await db.schema
			.createTable("link_copies")
			.addColumn("key", "text", (column) => column.primaryKey())
			.addColumn("client", "text", (column) => column.notNull())
			.addColumn("size", "bigint", (column) => column.notNull())
			.addColumn("created_at", "text", (column) => column.notNull())
			.execute();
		await db.schema.createIndex("link_copies_client").on("link_copies").columns(["client", "created_at"]).execute();
	},
};
