import { constants } from "node:fs";
import { cp, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { sql } from "kysely";
import type { Deps } from "@/backend/deps";
import type { Config } from "@/backend/process/config";
import { createLog } from "@/backend/process/log";
import { openDeps } from "@/backend/region/open-deps";
import type { Engine } from "@/backend/store/engine";
import type { Region } from "@/lib/contract/code";
import type { TestBucket } from "../engines/object-store";
import { oncePerRun } from "../runner/once-per-run";
import { createDatabase } from "./postgres";

/** Settings of a region without a port. */
export function configOf(options: {
	dataDir: string;
	databaseUrl?: string;
	smtpUrl?: string;
	store?: TestBucket | undefined;
	demoData?: boolean;
}): Config {
	const { dataDir, databaseUrl, smtpUrl, store, demoData = true } = options;
	const settings = { port: 0, publicUrl: "http://backend.test", databaseUrl, bucket: store?.bucket };
	return {
		host: "localhost",
		trustedHops: 0,
		rateScale: 1,
		dataDir,
		demoData,
		logLevel: "silent",
		siteOrigin: "http://site.test",
		regions: { main: settings, eu: settings },
		s3: store?.s3,
		links: { internalHosts: [] },
		mail: { smtpUrl, from: "Astronaut <no-reply@astronaut.test>" },
		passwordWork: 10,
	};
}

/** What the demo data's applications consist of. */
const APPLICATION_TABLES = ["interview_codes", "consents", "answers", "applications", "uploads"] as const;

/**
 * Takes the demo data's applications out of a new database, so that tests find those alone that they send. They come back
 * with `seed`.
 */
async function dropApplications({ store }: Pick<Deps, "store">): Promise<void> {
	for (const table of APPLICATION_TABLES) {
		const rows = store.deleteFrom(table);
		await (table === "interview_codes" ? rows.where("application_id", "is not", null) : rows).execute();
	}
	await store.deleteFrom("seeds").where("name", "=", "applications-1").execute();
}

/** A data folder as the first start of a region leaves it; its database is on PostgreSQL under the folder's name, or in it. */
const templateOf = (region: Region, engine: Engine): Promise<string> =>
	oncePerRun(`seeded-${engine}-${region}`, async (dataDir) => {
		const databaseUrl = engine === "postgres" ? await createDatabase({ name: basename(dataDir) }) : undefined;
		const deps = await openDeps(region, configOf({ dataDir, databaseUrl }), createLog("silent"));
		await deps.tasks.close();
		await dropApplications(deps);
		await rm(join(dataDir, region, "files"), { recursive: true, force: true });
		if (engine === "sqlite") await sql`pragma wal_checkpoint(truncate)`.execute(deps.store);
		await deps.store.destroy();
	});

/**
 * The driver closes a database when its statements are garbage-collected, and deletes these files while others copy
 * them.
 */
const isOfOpenDatabase = (path: string) => /-(wal|shm)$/.test(path);

/** Lays what a region's first start leaves into `dataDir`. */
export async function copySeeded(dataDir: string, region: Region, engine: Engine): Promise<void> {
	await cp(await templateOf(region, engine), dataDir, {
		recursive: true,
		mode: constants.COPYFILE_FICLONE,
		filter: (path) => !isOfOpenDatabase(path),
	});
}

/** Creates a PostgreSQL database in the state after a region's first start, and returns its address. */
export async function createSeeded(region: Region): Promise<string> {
	return createDatabase({ template: basename(await templateOf(region, "postgres")) });
}
