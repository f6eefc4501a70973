import type { Region } from "../../lib/contract/code";
import type { QueueState } from "../../lib/operations/metrics/backend-metrics";
import type { Common } from "../../lib/operations/redis/open";
import type { Deps } from "../deps";
import type { Config } from "../process/config";
import type { Logger } from "../process/log";
import { createApp } from "./app";
import { queueState } from "./health/queue-state";
import { scheduleSweeps } from "./housekeeping";
import { createServer } from "./listen";
import { openDeps } from "./open-deps";
import { taskHandlers } from "./task-handlers";

/** A region that is up. */
export interface RunningRegion {
	port: number;
	/** The state of its queue; undefined while the database doesn't answer. */
	queueState(): Promise<QueueState | undefined>;
	/** Finishes what is running, for at most `graceMs`, then closes the database. */
	close(graceMs: number): Promise<void>;
}

/** The public address of a region, with the port that the system chose. */
function withPort(publicUrl: string, port: number): string {
	const url = new URL(publicUrl);
	if (url.port === "0") url.port = String(port);
	return url.href.replace(/\/+$/, "");
}

/** Opens one region with its own database, files and port. Throws if any of them fails. */
export async function openRegion(
	region: Region,
	config: Config,
	parentLog: Logger,
	common: Common,
): Promise<RunningRegion> {
	const { port: wantedPort, publicUrl } = config.regions[region];
	const deps = await openDeps(region, config, parentLog.child({ region }), common);
	const listening = await createServer(wantedPort, config.host).catch(async (error) => {
		await deps.tasks.close();
		await deps.store.destroy();
		throw error;
	});
	const { port } = listening.address;
	const ready: Deps = { ...deps, publicUrl: withPort(publicUrl, port) };
	listening.serve(createApp(ready));
	const stopSweeps = scheduleSweeps(ready);
	ready.tasks.start(taskHandlers(ready));
	deps.log.info({ port }, "listening");
	return {
		port,
		queueState: queueState(deps),
		async close(graceMs) {
			stopSweeps();
			await listening.close(graceMs);
			await deps.tasks.close();
			await deps.store.destroy();
		},
	};
}
