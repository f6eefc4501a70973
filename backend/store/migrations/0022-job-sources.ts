import type { Kysely, Migration } from "kysely";

/** Where an imported job is kept in step with, and since when it is no longer there. */
export const jobSources: Migration = {
	async up(db: Kysely<unknown>) {
		await db.schema.alterTable("imported_jobs").addColumn("source", "text").execute();
		await db.schema.alterTable("imported_jobs").addColumn("gone_at", "text").execute();
		await db.schema.createIndex("imported_jobs_source").on("imported_jobs").column("source").execute();
	},
};
