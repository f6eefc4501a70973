import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type App, createApp } from "@/backend/app";
import type { Deps } from "@/backend/deps";
import { createLog } from "@/backend/log";
import { openDeps } from "@/backend/open-deps";
import type { Region } from "@/lib/contract/code";

/** One region of the backend inside the test's own process, on a temporary folder. */
export interface TestApp {
	app: App;
	deps: Deps;
	dataDir: string;
	close(): Promise<void>;
}

/** Opens a region as the real process does, without a port. */
export async function openApp(
	options: { region?: Region; databaseUrl?: string; smtpUrl?: string } = {},
): Promise<TestApp> {
	const { region = "main", databaseUrl, smtpUrl } = options;
	const dataDir = await mkdtemp(join(tmpdir(), "backend-"));
	const publicUrl = "http://backend.test";
	const settings = { port: 0, publicUrl, databaseUrl };
	const config = {
		dataDir,
		logLevel: "silent" as const,
		siteOrigin: "http://site.test",
		regions: { main: settings, eu: settings },
		links: { internalHosts: [] },
		mail: { smtpUrl, from: "Astronaut <no-reply@astronaut.test>" },
	};
	const deps: Deps = { ...(await openDeps(region, config, createLog("silent"))), publicUrl };
	return {
		app: createApp(deps),
		deps,
		dataDir,
		async close() {
			await deps.mail.close();
			await deps.store.destroy();
			await rm(dataDir, { recursive: true, force: true });
		},
	};
}

/** Where and when a region is seeded once more. */
export const placeOf = ({ deps, dataDir }: TestApp, now = deps.now()): { now: Date; dir: string } => ({
	now,
	dir: join(dataDir, deps.region),
});
