import type { Kysely, Migration } from "kysely";

type Db = Kysely<unknown>;

/** Previews of companies' pages that are being written. */
export const companyPreviews: Migration = {
	async up(db: Db) {
		await db.schema
			.createTable("company_previews")
			.addColumn("slug", "text", (column) => column.primaryKey())
			.addColumn("company_id", "integer", (column) => column.notNull())
			.addColumn("company", "text", (column) => column.notNull())
			.addColumn("expires_at", "text", (column) => column.notNull())
			.execute();
	},
};
