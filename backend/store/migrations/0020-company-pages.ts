import type { Kysely, Migration } from "kysely";

type Db = Kysely<unknown>;

/** Pictures of companies' pages, and what a company says of itself. */
export const companyPages: Migration = {
	async up(db: Db) {
		await db.schema.alterTable("companies").addColumn("about", "text").execute();
		await db.schema
			.createTable("pictures")
			.addColumn("name", "text", (column) => column.primaryKey())
			.addColumn("company_id", "integer", (column) => column.notNull())
			.addColumn("size", "integer", (column) => column.notNull())
			.addColumn("created_at", "text", (column) => column.notNull())
			.execute();
		await db.schema.createIndex("pictures_company").on("pictures").column("company_id").execute();
	},
};
