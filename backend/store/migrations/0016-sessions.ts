import type { Kysely, Migration } from "kysely";

type Db = Kysely<unknown>;

async function describeSessions(db: Db) {
	const sessions = () => db.schema.alterTable("sessions");
	await sessions().addColumn("browser", "text").execute();
	await sessions().addColumn("system", "text").execute();
	// When running sessions were last used is unknown, so their 24 hours begin now.
	const now = new Date().toISOString();
	await sessions()
		.addColumn("last_used_at", "text", (column) => column.notNull().defaultTo(now))
		.execute();
	await db.schema.createIndex("sessions_user").on("sessions").column("user_id").execute();
}

async function createKnownDevices(db: Db) {
	await db.schema
		.createTable("known_devices")
		.addColumn("token_hash", "text", (column) => column.notNull())
		.addColumn("user_id", "integer", (column) => column.notNull().references("users.id"))
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("expires_at", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("known_devices_key", ["token_hash", "user_id"])
		.execute();
	await db.schema.createIndex("known_devices_user").on("known_devices").column("user_id").execute();
}

/** What recruiters see of their sessions, and the browsers in which an account was signed in. */
export const sessions: Migration = {
	async up(db: Db) {
		await describeSessions(db);
		await createKnownDevices(db);
	},
};
