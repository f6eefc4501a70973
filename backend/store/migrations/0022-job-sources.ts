import type { Kysely, Migration } from "kysely";

/** The source that an imported job is synchronised with, and since when the job has been missing there. */
export const jobSources: Migration = {
	async up(db: Kysely<unknown>) {
		await db.schema.alterTable("imported_jobs").addColumn("source", "text").execute();
		await db.schema.alterTable("imported_jobs").addColumn("gone_at", "text").execute();
		await db.schema.createIndex("imported_jobs_source").on("imported_jobs").column("source").execute();
	},
};
