import type { Kysely, Migration } from "kysely";

/** The names of imported jobs in their source, by which a second import finds them. */
export const importedJobs: Migration = {
	async up(db: Kysely<unknown>) {
		await db.schema
			.createTable("imported_jobs")
			.addColumn("job_id", "integer", (column) => column.primaryKey().references("jobs.id"))
			.addColumn("company_id", "integer", (column) => column.notNull().references("companies.id"))
			.addColumn("external_id", "text", (column) => column.notNull())
			.addUniqueConstraint("imported_jobs_external_id", ["company_id", "external_id"])
			.execute();
	},
};
