import { type Kysely, type Migration, Migrator, sql } from "kysely";
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
import { linkCopies } from "./migrations/0024-link-copies";
import { corrections } from "./migrations/0025-corrections";
import { postgres } from "./postgres";
import { postgresForMigrations } from "./postgres-migrations";
import type { Schema } from "./schema";
import { sqlite } from "./sqlite";

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
	"0024-link-copies": linkCopies,
	"0025-corrections": corrections,
});

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
	const store = await postgresForMigrations(url);
	try {
		await migrate(store, "postgres");
	} finally {
		await store.destroy();
	}
}

/** Opens a region's database, brought to the newest schema: PostgreSQL at `databaseUrl`, else SQLite in `file`. */
export async function openStore({ databaseUrl, file }: { databaseUrl?: string; file: string }): Promise<Store> {
	const store = databaseUrl ? await postgres(databaseUrl) : sqlite(file);
	try {
		await (databaseUrl ? migratePostgres(databaseUrl) : migrate(store, "sqlite"));
		return store;
	} catch (cause) {
		await store.destroy();
		throw new Error("The database can't be brought to the newest schema.", { cause });
	}
}
