import type { Kysely, Migration } from "kysely";

/** Unlisted jobs, which search engines may not index, such as the sample job of a new account. */
export const sampleJobs: Migration = {
	async up(db: Kysely<unknown>) {
		const jobs = db.schema.alterTable("jobs");
		await jobs.addColumn("unlisted", "integer", (column) => column.notNull().defaultTo(0)).execute();
	},
};
