import { type Kysely, type Migration, sql } from "kysely";

type Db = Kysely<unknown>;

async function createTasks(db: Db) {
	await db.schema
		.createTable("tasks")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("kind", "text", (column) => column.notNull())
		.addColumn("payload", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("run_at", "text", (column) => column.notNull())
		.addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
		.addColumn("done_at", "text")
		.execute();
	await db.schema.createIndex("tasks_due").on("tasks").columns(["done_at", "kind", "run_at"]).execute();
}

/** Unsent mails become tasks, with the number of attempts so far. */
async function moveMails(db: Db) {
	await sql`
		insert into tasks (id, kind, payload, created_at, run_at, attempts)
		select 'mail:' || id, 'mail', '{"mail":"' || id || '"}', created_at, next_try_at, attempts
		from mails where sent_at is null`.execute(db);
	await db.schema.alterTable("mails").dropColumn("attempts").execute();
	await db.schema.alterTable("mails").dropColumn("next_try_at").execute();
	await db.schema.alterTable("mails").addColumn("html", "text").execute();
}

/** Work that is done after a commit, at least once, by one process at a time. Sending mails is the first kind. */
export const tasks: Migration = {
	async up(db: Db) {
		await createTasks(db);
		await moveMails(db);
	},
};
