import type { Kysely, Migration } from "kysely";

/** Jobs that no list names and no search engine may, such as the sample of a new account. */
export const sampleJobs: Migration = {
	async up(db: Kysely<unknown>) {
		const jobs = db.schema.alterTable("jobs");
		await jobs.addColumn("unlisted", "integer", (column) => column.notNull().defaultTo(0)).execute();
	},
};
