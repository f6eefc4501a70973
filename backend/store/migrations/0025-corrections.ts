import type { Kysely, Migration } from "kysely";

/** When candidates last corrected their applications, for the recruiters. */
export const corrections: Migration = {
	async up(db: Kysely<unknown>) {
		await db.schema.alterTable("applications").addColumn("corrected_at", "text").execute();
	},
};
