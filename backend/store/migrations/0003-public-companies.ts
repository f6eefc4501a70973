import { type Kysely, type Migration, sql } from "kysely";
import type { Engine } from "../engine";
import { frozenClosesAt } from "./0003-frozen-closing";
import { frozenTitleKey } from "./0003-frozen-title";

type Db = Kysely<unknown>;

/** Both engines put titles in the same order: by their bytes. */
const keyType = (engine: Engine) => (engine === "postgres" ? sql`text collate "C"` : sql`text`);

async function extendCompanies(db: Db, engine: Engine) {
	const companies = db.schema.alterTable("companies");
	await companies.addColumn("title_key", keyType(engine), (column) => column.notNull().defaultTo("")).execute();
	await companies.addColumn("features", "text").execute();
	await companies.addColumn("background_image", "text").execute();
	await companies.addColumn("social_media", "text").execute();
	const { rows } = await sql<{ id: number; title: string }>`select id, title from companies`.execute(db);
	for (const { id, title } of rows) {
		await sql`update companies set title_key = ${frozenTitleKey(title)} where id = ${id}`.execute(db);
	}
	await db.schema.createIndex("companies_title_key").on("companies").columns(["title_key", "id"]).execute();
}

async function extendJobs(db: Db) {
	await db.schema.alterTable("jobs").addColumn("closes_at", "text").execute();
	const { rows } = await sql<{ id: number; due_date: string | null; content: string }>`
		select id, due_date, content from jobs where due_date is not null`.execute(db);
	for (const { id, due_date, content } of rows) {
		const { timezone } = JSON.parse(content) as { timezone?: string };
		const moment = frozenClosesAt(due_date, timezone);
		await sql`update jobs set closes_at = ${moment} where id = ${id}`.execute(db);
	}
}

async function createSharedAnswers(db: Db) {
	await db.schema
		.createTable("shared_answers")
		.addColumn("hash", "text", (column) => column.primaryKey())
		.addColumn("company_id", "integer", (column) => column.notNull().references("companies.id"))
		.addColumn("job_id", "integer", (column) => column.notNull().references("jobs.id"))
		.addColumn("candidate_name", "text", (column) => column.notNull())
		.addColumn("question", "text", (column) => column.notNull())
		.addColumn("video", "text")
		.addColumn("thumbnail", "text")
		.addColumn("captions", "text")
		.execute();
}

/**
 * Columns for public company pages, lists and their search, the time at which jobs close, and shared answers. A
 * company's jobs are found by the unique key over company and slug, so they need no index of their own.
 */
export const publicCompanies = (engine: Engine): Migration => ({
	async up(db: Db) {
		await extendCompanies(db, engine);
		await extendJobs(db);
		await createSharedAnswers(db);
	},
});
