import { type Kysely, type Migration, sql } from "kysely";
import type { Engine } from "../engine";

type Db = Kysely<unknown>;

async function createJobs(db: Db) {
	await db.schema
		.createTable("companies")
		.addColumn("id", "integer", (column) => column.primaryKey())
		.addColumn("slug", "text", (column) => column.notNull().unique())
		.addColumn("title", "text", (column) => column.notNull())
		.addColumn("website", "text")
		.addColumn("logo", "text")
		.addColumn("city", "text")
		.addColumn("country", "text")
		.addColumn("font_color", "text")
		.addColumn("brand_color", "text")
		.addColumn("contact_email", "text", (column) => column.notNull())
		.execute();
	await db.schema
		.createTable("jobs")
		.addColumn("id", "integer", (column) => column.primaryKey())
		.addColumn("company_id", "integer", (column) => column.notNull().references("companies.id"))
		.addColumn("open_code", "text", (column) => column.notNull())
		.addColumn("open_code_key", "text", (column) => column.notNull().unique())
		.addColumn("slug", "text", (column) => column.notNull())
		.addColumn("title", "text", (column) => column.notNull())
		.addColumn("due_date", "text")
		.addColumn("published_at", "text")
		.addColumn("updated_at", "text", (column) => column.notNull())
		.addColumn("invite", "integer", (column) => column.notNull())
		.addColumn("email_required", "integer", (column) => column.notNull())
		.addColumn("require_cv", "integer", (column) => column.notNull())
		.addColumn("compliance_required", "integer", (column) => column.notNull())
		.addColumn("no_assessment", "integer", (column) => column.notNull())
		.addColumn("content", "text", (column) => column.notNull())
		.addUniqueConstraint("jobs_slug", ["company_id", "slug"])
		.execute();
}

async function createApplications(db: Db) {
	await db.schema
		.createTable("applications")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("job_id", "integer", (column) => column.notNull().references("jobs.id"))
		.addColumn("email", "text")
		.addColumn("email_key", "text")
		.addColumn("phone", "text", (column) => column.notNull())
		.addColumn("fullname", "text", (column) => column.notNull())
		.addColumn("cv_filepath", "text")
		.addColumn("payload", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addUniqueConstraint("applications_email", ["job_id", "email_key"])
		.addUniqueConstraint("applications_phone", ["job_id", "phone"])
		.execute();
	await db.schema
		.createTable("interview_codes")
		.addColumn("code", "text", (column) => column.primaryKey())
		.addColumn("code_key", "text", (column) => column.notNull().unique())
		.addColumn("job_id", "integer", (column) => column.notNull().references("jobs.id"))
		.addColumn("application_id", "text", (column) => column.references("applications.id"))
		.addColumn("created_at", "text", (column) => column.notNull())
		.execute();
	await db.schema
		.createTable("idempotency_keys")
		.addColumn("call", "text", (column) => column.notNull())
		.addColumn("key", "text", (column) => column.notNull())
		.addColumn("fingerprint", "text", (column) => column.notNull())
		.addColumn("answer", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("idempotency_keys_key", ["call", "key"])
		.execute();
}

/** A column that the database numbers by itself. */
function numbered(db: Db, name: string, engine: Engine) {
	const table = db.schema.createTable(name);
	return engine === "postgres"
		? table.addColumn("id", "bigint", (column) => column.generatedAlwaysAsIdentity().primaryKey())
		: table.addColumn("id", "integer", (column) => column.primaryKey().autoIncrement());
}

async function createUploads(db: Db, engine: Engine) {
	await numbered(db, "uploads", engine)
		.addColumn("company_id", "integer", (column) => column.notNull().references("companies.id"))
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
		.addUniqueConstraint("uploads_identifier", ["company_id", "identifier"])
		.addCheckConstraint("uploads_received", sql`received >= 0 and received <= size`)
		.execute();
	await numbered(db, "access_log", engine)
		.addColumn("company_id", "integer", (column) => column.notNull().references("companies.id"))
		.addColumn("type", "text", (column) => column.notNull())
		.addColumn("key", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.execute();
}

async function createContent(db: Db) {
	await db.schema
		.createTable("team_jobs")
		.addColumn("id", "integer", (column) => column.primaryKey())
		.addColumn("title", "text", (column) => column.notNull())
		.addColumn("job_ads_video", "text")
		.addColumn("job_url", "text")
		.execute();
	await db.schema
		.createTable("seeds")
		.addColumn("name", "text", (column) => column.primaryKey())
		.addColumn("applied_at", "text", (column) => column.notNull())
		.execute();
}

/** The first tables: jobs, applications, uploads, and what the pages list. */
export const tables = (engine: Engine): Migration => ({
	async up(db: Db) {
		await createJobs(db);
		await createApplications(db);
		await createUploads(db, engine);
		await createContent(db);
	},
});
