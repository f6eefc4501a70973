import { mkdir, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Region } from "../lib/contract/code";
import { createApp } from "./app";
import type { Config } from "./config";
import { createServer, type Listening } from "./listen";
import type { Logger } from "./log";
import { seed } from "./seed/seed";
import { openStore } from "./store/open";

/** A region that is up. */
export interface RunningRegion {
	port: number;
	/** Finishes what is running, for at most `graceMs`, then closes the database. */
	close(graceMs: number): Promise<void>;
}

/** The address by which others reach a region, its port filled in when the system chose it. */
function withPort(publicUrl: string, port: number): string {
	const url = new URL(publicUrl);
	if (url.port === "0") url.port = String(port);
	return url.href.replace(/\/+$/, "");
}

/** Opens one region: database, files and port of its own. Throws when any of them can't be had. */
export async function openRegion(region: Region, config: Config, parentLog: Logger): Promise<RunningRegion> {
	const settings = config.regions[region];
	const dir = join(config.dataDir, region);
	const tempDir = join(dir, "incoming");
	// What a former process was still receiving belongs to nobody.
	await rm(tempDir, { recursive: true, force: true });
	await mkdir(tempDir, { recursive: true });
	const log = parentLog.child({ region });
	const store = await openStore({ databaseUrl: settings.databaseUrl, file: join(dir, "database.sqlite") });
	let listening: Listening | undefined;
	try {
		await seed(store, region, new Date());
		listening = await createServer(settings.port);
		const { port } = listening.address as AddressInfo;
		const publicUrl = withPort(settings.publicUrl, port);
		const { siteOrigin } = config;
		listening.serve(createApp({ region, publicUrl, siteOrigin, store, tempDir, log, now: () => new Date() }));
		log.info({ port }, "listening");
	} catch (error) {
		await listening?.close(0);
		await store.destroy();
		throw error;
	}
	const { close, address } = listening;
	return {
		port: address.port,
		async close(graceMs) {
			await close(graceMs);
			await store.destroy();
		},
	};
}
