import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { openFiles } from "../files/open-files";
import { type Config, readConfig } from "../process/config";
import { seed } from "../seed/seed";
import { openSite } from "../site/site";
import { openStore, type Store } from "../store/open";
import { type Args, readArgs } from "./args";
import { openSource } from "./fetch/open-source";
import { ImportError } from "./import-error";
import { purgeNow } from "./purge-pages";
import { readSourceJobs } from "./read-jobs";
import { report } from "./report";
import { writeJobsOf } from "./write";

/** What candidates send is for this process's user alone. */
const PRIVATE = 0o700;

/** Where a command writes its lines. */
export interface Output {
	out: (line: string) => void;
	error: (line: string) => void;
}

/** Writes the demo data as the backend would at its first start; a folder of its own, because the backend empties its own. */
async function seedRegion(store: Store, region: Args["region"], config: Config, dir: string): Promise<void> {
	const tempDir = await mkdtemp(join(dir, "seeding-"));
	try {
		await seed(store, region, { now: new Date(), dir, files: openFiles(config, region), tempDir });
	} finally {
		await rm(tempDir, { recursive: true, force: true });
	}
}

/** The region's database as the backend would open it: brought up to date, and with the demo data where that is wanted. */
async function openRegionStore(region: Args["region"], config: Config): Promise<Store> {
	const dir = join(config.dataDir, region);
	await mkdir(dir, { recursive: true, mode: PRIVATE });
	const { databaseUrl } = config.regions[region];
	const store = await openStore({ databaseUrl, file: join(dir, "database.sqlite") });
	try {
		if (config.demoData) await seedRegion(store, region, config, dir);
		return store;
	} catch (error) {
		await store.destroy();
		throw error;
	}
}

async function importJobs(args: Args, config: Config, { out }: Output): Promise<void> {
	const { region, dryRun, company, listed } = args;
	const isSync = args.command === "sync";
	const { source, name } = await openSource(args.from, config, { isSync });
	const file = readSourceJobs(source, { isSync });
	const sync = isSync ? { source: name, force: args.force } : undefined;
	const store = await openRegionStore(region, config);
	try {
		const engine = config.regions[region].databaseUrl ? "postgres" : "sqlite";
		const result = await writeJobsOf(store, file, {
			...{ region, engine, company, listed, dryRun, sync },
			now: new Date(),
		});
		if (config.site) await purgeNow(openSite(config.site), result.pages);
		const notes = [...file.notes, ...result.notes];
		for (const line of [...notes, ...report(result, { siteOrigin: config.siteOrigin, region, dryRun, isSync })])
			out(line);
	} finally {
		await store.destroy();
	}
}

function linesOf(error: unknown): readonly string[] {
	if (error instanceof ImportError) return [...error.lines, "Nothing was imported."];
	if (!(error instanceof Error)) return ["The jobs can't be imported."];
	const cause = error.cause instanceof Error ? ` (${error.cause.message})` : "";
	return [`${error.message}${cause}`.replaceAll(/\s+/g, " "), "Nothing was imported."];
}

/**
 * `npm run jobs -- import <file or address>`: puts its jobs on the site; `sync` also closes those that are no longer in
 * it. `settings` are the backend's. Returns the exit code; one run reports all problems, one line each.
 */
export async function runJobs(args: readonly string[], settings: unknown, output: Output): Promise<0 | 1> {
	try {
		await importJobs(readArgs(args), readConfig(settings), output);
		return 0;
	} catch (error) {
		for (const line of linesOf(error)) output.error(line);
		return 1;
	}
}
