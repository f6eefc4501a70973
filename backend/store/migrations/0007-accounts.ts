import type { Kysely, Migration } from "kysely";

type Db = Kysely<unknown>;

async function createUsers(db: Db) {
	await db.schema
		.createTable("users")
		.addColumn("id", "integer", (column) => column.primaryKey())
		.addColumn("email", "text", (column) => column.notNull())
		.addColumn("email_key", "text", (column) => column.notNull().unique())
		.addColumn("fullname", "text", (column) => column.notNull())
		.addColumn("phone", "text")
		.addColumn("password_hash", "text", (column) => column.notNull())
		.addColumn("total_roles_description", "text")
		.addColumn("assist_description", "text")
		.addColumn("language", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("confirmed_at", "text")
		.execute();
	await db.schema
		.createTable("memberships")
		.addColumn("user_id", "integer", (column) => column.notNull().references("users.id"))
		.addColumn("company_id", "integer", (column) => column.notNull().references("companies.id"))
		.addPrimaryKeyConstraint("memberships_key", ["user_id", "company_id"])
		.execute();
	await db.schema
		.createTable("sessions")
		.addColumn("token_hash", "text", (column) => column.primaryKey())
		.addColumn("user_id", "integer", (column) => column.notNull().references("users.id"))
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("expires_at", "text", (column) => column.notNull())
		.execute();
	await db.schema
		.createTable("mail_links")
		.addColumn("token_hash", "text", (column) => column.primaryKey())
		.addColumn("user_id", "integer", (column) => column.notNull().references("users.id"))
		.addColumn("purpose", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("expires_at", "text", (column) => column.notNull())
		.addColumn("used_at", "text")
		.execute();
}

async function createMail(db: Db) {
	await db.schema
		.createTable("mails")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("recipient", "text", (column) => column.notNull())
		.addColumn("reply_to", "text")
		.addColumn("subject", "text", (column) => column.notNull())
		.addColumn("body", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("sent_at", "text")
		.addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
		.addColumn("next_try_at", "text", (column) => column.notNull())
		.execute();
	await db.schema
		.createTable("enquiries")
		.addColumn("id", "integer", (column) => column.primaryKey())
		.addColumn("kind", "text", (column) => column.notNull())
		.addColumn("email", "text", (column) => column.notNull())
		.addColumn("language", "text", (column) => column.notNull())
		.addColumn("payload", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.execute();
}

/** Recruiters' accounts with their companies, enquiries, and the mails about both. */
export const accounts: Migration = {
	async up(db: Db) {
		await createUsers(db);
		await createMail(db);
	},
};
