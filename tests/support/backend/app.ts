import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Deps } from "@/backend/deps";
import { createLog } from "@/backend/process/log";
import { type App, createApp } from "@/backend/region/app";
import { openDeps } from "@/backend/region/open-deps";
import { taskHandlers } from "@/backend/region/task-handlers";
import type { Place } from "@/backend/seed/seed";
import type { Region } from "@/lib/contract/code";
import type { TestBucket } from "../engines/object-store";
import { configOf, copySeeded } from "./template";

/** One region of the backend inside the test's own process, on a temporary folder. */
export interface TestApp {
	app: App;
	deps: Deps;
	dataDir: string;
	close(): Promise<void>;
}

interface Options {
	region?: Region;
	/** A database that `newDatabase` of the tests made for the region; without it SQLite. */
	databaseUrl?: string;
	smtpUrl?: string;
	/** An object store for its files; without it the disk. */
	store?: TestBucket;
	/** If the folder is empty, the region is migrated and seeded; otherwise it continues with its data. */
	isFirstStart?: boolean;
}

/** Opens a region as the real process does, without a port. */
export async function openApp(options: Options = {}): Promise<TestApp> {
	const { region = "main", databaseUrl, smtpUrl, store, isFirstStart = false } = options;
	const dataDir = await mkdtemp(join(tmpdir(), "backend-"));
	if (!isFirstStart) await copySeeded(dataDir, region, databaseUrl ? "postgres" : "sqlite");
	const config = configOf({ dataDir, databaseUrl, smtpUrl, store, demoData: isFirstStart });
	const { publicUrl } = config.regions[region];
	const deps: Deps = { ...(await openDeps(region, config, createLog("silent"))), publicUrl };
	deps.tasks.start(taskHandlers(deps));
	return {
		app: createApp(deps),
		deps,
		dataDir,
		async close() {
			await deps.tasks.close();
			await deps.store.destroy();
			await rm(dataDir, { recursive: true, force: true });
		},
	};
}

/** The place and time for seeding a region again. */
export const placeOf = ({ deps, dataDir }: TestApp, now = deps.now()): Place => ({
	now,
	dir: join(dataDir, deps.region),
	files: deps.files,
	tempDir: deps.tempDir,
});
