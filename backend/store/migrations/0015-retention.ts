import type { Kysely, Migration } from "kysely";

/** Answers to document requests are marked before they are deleted, as applications are. */
export const retention: Migration = {
	async up(db: Kysely<unknown>) {
		await db.schema.alterTable("document_requests").addColumn("delete_at", "text").execute();
	},
};
