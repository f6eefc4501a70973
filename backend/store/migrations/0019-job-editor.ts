import type { Kysely, Migration } from "kysely";

type Db = Kysely<unknown>;

/** Drafts and closed jobs, and previews of jobs that are being written. */
export const jobEditor: Migration = {
	async up(db: Db) {
		await db.schema
			.alterTable("jobs")
			.addColumn("state", "text", (column) => column.notNull().defaultTo("open"))
			.execute();
		await db.schema
			.createTable("job_previews")
			.addColumn("code_key", "text", (column) => column.primaryKey())
			.addColumn("company_id", "integer", (column) => column.notNull().references("companies.id"))
			.addColumn("job", "text", (column) => column.notNull())
			.addColumn("expires_at", "text", (column) => column.notNull())
			.execute();
	},
};
