import type { Kysely, Migration } from "kysely";

/** Document requests, each at a candidate's unguessable link, and the submitted documents. */
export const documentRequests: Migration = {
	async up(db: Kysely<unknown>) {
		await db.schema
			.createTable("document_requests")
			.addColumn("hash", "text", (column) => column.primaryKey())
			.addColumn("company_id", "integer", (column) => column.notNull().references("companies.id"))
			.addColumn("job_id", "integer", (column) => column.notNull().references("jobs.id"))
			.addColumn("candidate_name", "text", (column) => column.notNull())
			.addColumn("document_list", "text", (column) => column.notNull())
			.addColumn("due_date", "text")
			.addColumn("closes_at", "text")
			.addColumn("submitted_at", "text")
			.addColumn("payload", "text")
			.addColumn("created_at", "text", (column) => column.notNull())
			.execute();
	},
};
