import type { Kysely, Migration } from "kysely";

/** Articles of the blog, and companies that the public list leaves out, such as the platform's own. */
export const blogAndTeam: Migration = {
	async up(db: Kysely<unknown>) {
		await db.schema
			.createTable("blog_items")
			.addColumn("item", "text", (column) => column.notNull())
			.addColumn("language", "text", (column) => column.notNull())
			.addColumn("slug", "text", (column) => column.notNull().unique())
			.addColumn("category", "text", (column) => column.notNull())
			.addColumn("title", "text", (column) => column.notNull())
			.addColumn("thumbnail", "text")
			.addColumn("content", "text", (column) => column.notNull())
			.addColumn("published_at", "text", (column) => column.notNull())
			.addPrimaryKeyConstraint("blog_items_language", ["item", "language"])
			.execute();
		await db.schema
			.alterTable("companies")
			.addColumn("listed", "integer", (column) => column.notNull().defaultTo(1))
			.execute();
	},
};
