import type { Kysely, Migration } from "kysely";

type Db = Kysely<unknown>;

/** The state of uploads that are assembled in an object store, by whichever process receives the next chunk. */
export const uploadsInStore: Migration = {
	async up(db: Db) {
		for (const column of ["hash_state", "multipart", "parts"])
			await db.schema.alterTable("uploads").addColumn(column, "text").execute();
		await db.schema
			.createTable("upload_chunks")
			.addColumn("key", "text", (column) => column.primaryKey())
			.addColumn("filepath", "text", (column) => column.notNull())
			.addColumn("start", "bigint", (column) => column.notNull())
			.addColumn("end", "bigint", (column) => column.notNull())
			.addUniqueConstraint("upload_chunks_start", ["filepath", "start"])
			.execute();
	},
};
