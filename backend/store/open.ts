import { chmodSync, closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { Kysely, type Migration, Migrator, SqliteAdapter, SqliteDialect, sql } from "kysely";
import Database from "libsql";
import type { Engine } from "./engine";
import { tables } from "./migrations/0001-tables";
import { usedFiles } from "./migrations/0002-used-files";
import { publicCompanies } from "./migrations/0003-public-companies";
import { importedJobs } from "./migrations/0004-imported-jobs";
import { documentRequests } from "./migrations/0005-document-requests";
import { blogAndTeam } from "./migrations/0006-blog-and-team";
import { accounts } from "./migrations/0007-accounts";
import { sampleJobs } from "./migrations/0008-sample-jobs";
import { applicationNames } from "./migrations/0009-application-names";
import { emailKeys } from "./migrations/0010-email-keys";
import { phoneKeys } from "./migrations/0011-phone-keys";
import { invisibleInEmails } from "./migrations/0012-invisible-in-emails";
import { tasks } from "./migrations/0013-tasks";
import { afterApplication } from "./migrations/0014-after-application";
import { retention } from "./migrations/0015-retention";
import { sessions } from "./migrations/0016-sessions";
import { jobEditor } from "./migrations/0019-job-editor";
import { companyPages } from "./migrations/0020-company-pages";
import { companyPreviews } from "./migrations/0021-company-previews";
import { jobSources } from "./migrations/0022-job-sources";
import { uploadsInStore } from "./migrations/0023-uploads-in-store";
import { postgres } from "./postgres";
import { postgresForMigrations } from "./postgres-migrations";
import type { Schema } from "./schema";

export type Store = Kysely<Schema>;

/** Migrations in their order; a released one never changes. */
const migrations = (engine: Engine): Record<string, Migration> => ({
	"0001-tables": tables(engine),
	"0002-used-files": usedFiles(engine),
	"0003-public-companies": publicCompanies(engine),
	"0004-imported-jobs": importedJobs,
	"0005-document-requests": documentRequests,
	"0006-blog-and-team": blogAndTeam,
	"0007-accounts": accounts,
	"0008-sample-jobs": sampleJobs,
	"0009-application-names": applicationNames(engine),
	"0010-email-keys": emailKeys,
	"0011-phone-keys": phoneKeys,
	"0012-invisible-in-emails": invisibleInEmails,
	"0013-tasks": tasks,
	"0014-after-application": afterApplication,
	"0015-retention": retention,
	"0016-sessions": sessions,
	"0019-job-editor": jobEditor,
	"0020-company-pages": companyPages,
	"0021-company-previews": companyPreviews,
	"0022-job-sources": jobSources,
	"0023-uploads-in-store": uploadsInStore,
});

const BUSY_TIMEOUT_MS = 5_000;

/**
 * SQLite can change its schema inside a transaction, but Kysely's adapter doesn't use that: a kill would leave half a
 * schema.
 */
class TransactionalSqliteAdapter extends SqliteAdapter {
	override get supportsTransactionalDdl() {
		return true;
	}
}

class TransactionalSqliteDialect extends SqliteDialect {
	override createAdapter() {
		return new TransactionalSqliteAdapter();
	}
}

/** Readable by this process's user only. */
const PRIVATE = 0o600;

function sqlite(file: string): Kysely<Schema> {
	mkdirSync(dirname(file), { recursive: true });
	// The engine gives its other files the same mode.
	closeSync(openSync(file, "a", PRIVATE));
	chmodSync(file, PRIVATE);
	const database = new Database(file);
	// FULL makes a commit survive a power cut, which WAL alone doesn't guarantee.
	database.pragma("journal_mode = WAL");
	database.pragma("synchronous = FULL");
	database.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
	database.pragma("foreign_keys = ON");
	// Deleted data is overwritten; otherwise it could still be read in the file.
	database.pragma("secure_delete = ON");
	return new Kysely<Schema>({ dialect: new TransactionalSqliteDialect({ database }) });
}

/** The names of the migrations that a newer version has made. They stay, so that an upgrade can be rolled back. */
async function newerMigrations(store: Store, own: readonly string[]): Promise<string[]> {
	const tableNames = (await store.introspection.getTables({ withInternalKyselyTables: true })).map(({ name }) => name);
	if (!tableNames.includes("kysely_migration")) return [];
	const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(store);
	const newest = own.at(-1) ?? "";
	return rows.map(({ name }) => name).filter((name) => name > newest);
}

const NOTHING: Migration = { up: async () => undefined };

/** Brings a database to the newest schema, or leaves it as a newer version has made it. */
async function migrate(store: Store, engine: Engine) {
	const own = migrations(engine);
	const newer = await newerMigrations(store, Object.keys(own));
	const all = { ...own, ...Object.fromEntries(newer.map((name) => [name, NOTHING])) };
	const migrator = new Migrator({ db: store, provider: { getMigrations: async () => all } });
	const { error } = await migrator.migrateToLatest();
	if (error) throw error;
}

async function migratePostgres(url: string) {
	const store = postgresForMigrations(url);
	try {
		await migrate(store, "postgres");
	} finally {
		await store.destroy();
	}
}

/** Opens a region's database, brought to the newest schema: PostgreSQL at `databaseUrl`, else SQLite in `file`. */
export async function openStore({ databaseUrl, file }: { databaseUrl?: string; file: string }): Promise<Store> {
	const store = databaseUrl ? postgres(databaseUrl) : sqlite(file);
	try {
		await (databaseUrl ? migratePostgres(databaseUrl) : migrate(store, "sqlite"));
		return store;
	} catch (cause) {
		await store.destroy();
		throw new Error("The database can't be brought to the newest schema.", { cause });
	}
}
