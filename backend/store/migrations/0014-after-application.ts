import type { Kysely, Migration } from "kysely";

type Db = Kysely<unknown>;

async function createLinks(db: Db) {
	await db.schema
		.createTable("application_links")
		.addColumn("token_hash", "text", (column) => column.primaryKey())
		.addColumn("application_id", "text", (column) => column.notNull().references("applications.id"))
		.addColumn("purpose", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("expires_at", "text")
		.execute();
	await db.schema
		.createIndex("application_links_application")
		.on("application_links")
		.column("application_id")
		.execute();
}

async function createConsents(db: Db) {
	await db.schema
		.createTable("consents")
		.addColumn("application_id", "text", (column) => column.notNull().references("applications.id"))
		.addColumn("kind", "text", (column) => column.notNull())
		.addColumn("text_hash", "text", (column) => column.notNull())
		.addColumn("language", "text", (column) => column.notNull())
		.addColumn("version", "text", (column) => column.notNull())
		.addColumn("given_at", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("consents_key", ["application_id", "kind"])
		.execute();
}

async function createAnswers(db: Db) {
	await db.schema
		.createTable("answers")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("application_id", "text", (column) => column.notNull().references("applications.id"))
		.addColumn("subject", "text", (column) => column.notNull())
		.addColumn("body", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("send_at", "text", (column) => column.notNull())
		.addColumn("sent_at", "text")
		.execute();
	await db.schema.createIndex("answers_application").on("answers").column("application_id").execute();
}

async function createDeletions(db: Db) {
	await db.schema
		.createTable("deletions")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("company_id", "integer", (column) => column.notNull())
		.addColumn("reason", "text", (column) => column.notNull())
		.addColumn("files", "integer", (column) => column.notNull())
		.addColumn("deleted_at", "text", (column) => column.notNull())
		.execute();
}

/**
 * Private links, consents, states, recruiters' answers, and a log of deletions without names. Earlier applications have
 * no recorded consents.
 */
export const afterApplication: Migration = {
	async up(db: Db) {
		await createLinks(db);
		await createConsents(db);
		await createAnswers(db);
		await createDeletions(db);
		await db.schema.alterTable("mails").addColumn("application_id", "text").execute();
		await db.schema.createIndex("mails_application").on("mails").column("application_id").execute();
		const jobs = db.schema.alterTable("jobs");
		await jobs.addColumn("notices", "text", (column) => column.notNull().defaultTo("now")).execute();
		const applications = () => db.schema.alterTable("applications");
		await applications()
			.addColumn("status", "text", (column) => column.notNull().defaultTo("unread"))
			.execute();
		await applications().addColumn("answered_at", "text").execute();
		await applications().addColumn("withdrawn_at", "text").execute();
		await applications().addColumn("delete_at", "text").execute();
		const companies = db.schema.alterTable("companies");
		await companies.addColumn("retention_months", "integer", (column) => column.notNull().defaultTo(12)).execute();
		await db.schema.createIndex("applications_email_address").on("applications").column("email_key").execute();
		await db.schema.createIndex("interview_codes_application").on("interview_codes").column("application_id").execute();
	},
};
