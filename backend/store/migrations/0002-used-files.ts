import { type Kysely, type Migration, sql } from "kysely";
import type { Engine } from "../engine";

type Db = Kysely<unknown>;

const COLUMNS = [
	"id",
	"company_id",
	"identifier",
	"filepath",
	"file_name",
	"extension",
	"slot",
	"size",
	"received",
	"sha256",
	"created_at",
	"updated_at",
] as const;

async function inPostgres(db: Db) {
	await db.schema
		.alterTable("uploads")
		.alterColumn("company_id", (column) => column.dropNotNull())
		.execute();
	await db.schema.alterTable("uploads").addColumn("used_at", "text").execute();
}

/** SQLite can't drop a constraint from a column, so the table is rebuilt. */
async function inSqlite(db: Db) {
	await db.schema
		.createTable("uploads_0002")
		.addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
		.addColumn("company_id", "integer", (column) => column.references("companies.id"))
		.addColumn("identifier", "text", (column) => column.notNull())
		.addColumn("filepath", "text", (column) => column.notNull().unique())
		.addColumn("file_name", "text", (column) => column.notNull())
		.addColumn("extension", "text", (column) => column.notNull())
		.addColumn("slot", "integer", (column) => column.notNull())
		.addColumn("size", "bigint", (column) => column.notNull())
		.addColumn("received", "bigint", (column) => column.notNull())
		.addColumn("sha256", "text")
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("updated_at", "text", (column) => column.notNull())
		.addColumn("used_at", "text")
		.addUniqueConstraint("uploads_identifier", ["company_id", "identifier"])
		.addCheckConstraint("uploads_received", sql`received >= 0 and received <= size`)
		.execute();
	const columns = sql.join(COLUMNS.map((name) => sql.ref(name)));
	await sql`insert into uploads_0002 (${columns}) select ${columns} from uploads`.execute(db);
	await db.schema.dropTable("uploads").execute();
	await db.schema.alterTable("uploads_0002").renameTo("uploads").execute();
}

/**
 * When an application first used a file; and files without a company, such as a CV that is uploaded before its job is
 * named.
 */
export const usedFiles = (engine: Engine): Migration => ({
	async up(db: Db) {
		await (engine === "postgres" ? inPostgres(db) : inSqlite(db));
		// It wasn't recorded which of the existing files are used, so none of them may be swept.
		await sql`update uploads set used_at = updated_at where sha256 is not null`.execute(db);
	},
});
