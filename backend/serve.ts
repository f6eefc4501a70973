import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import type { Region } from "../lib/contract/code";
import { serveBackendMetrics } from "../lib/operations/metrics/backend-metrics";
import { openCommon } from "../lib/operations/redis/open";
import { type Config, readConfig } from "./process/config";
import { shareBuild, takeDataFolder } from "./process/in-use";
import { createLog } from "./process/log";
import { openRegion, type RunningRegion } from "./region/region";

/** Time limit for running requests during a shutdown, in milliseconds. */
const GRACE_MS = 10_000;

const startMessage = z.object({ type: z.literal("start"), settings: z.unknown() });

/** One line for a human reader, including the cause. */
function lineOf(error: unknown): string {
	if (!(error instanceof Error)) return "The backend can't start.";
	const cause = error.cause instanceof Error ? ` (${error.cause.message})` : "";
	return `${error.message}${cause}`.replaceAll(/\s+/g, " ");
}

/** Sends a message to the parent and waits until it is delivered. */
const tell = (message: object) =>
	new Promise<void>((resolve) => void process.send?.(message, undefined, undefined, () => resolve()));

async function openRegions(config: Config): Promise<{ main: RunningRegion; eu: RunningRegion }> {
	const log = createLog(config.logLevel);
	const common = await openCommon(config.redisUrl, log);
	const open = (region: Region) => openRegion(region, config, log, common);
	// While one region waits for its database or its disk, the other one works.
	const [main, eu] = await Promise.allSettled([open("main"), open("eu")]);
	if (main.status === "fulfilled" && eu.status === "fulfilled") return { main: main.value, eu: eu.value };
	await Promise.all([main, eu].map((one) => one.status === "fulfilled" && one.value.close(0)));
	throw [main, eu].find((one) => one.status === "rejected")?.reason;
}

/** Records traces if a collector is set; gives the function that sends the last ones. */
async function startTracing({ tracing }: Config): Promise<(() => Promise<void>) | undefined> {
	if (!tracing) return undefined;
	const { startTracing: start } = await import("../lib/operations/tracing/start");
	// The paths of the backend's requests are templates already.
	return start("astronaut-backend", tracing, (path) => path);
}

function stopWhenAsked(regions: RunningRegion[], stopTracing: (() => Promise<void>) | undefined) {
	let stopping = false;
	const stop = async () => {
		if (stopping) return;
		stopping = true;
		await Promise.all(regions.map((region) => region.close(GRACE_MS)));
		await stopTracing?.();
		process.exit(0);
	};
	process.on("SIGTERM", stop);
	process.on("SIGINT", stop);
	process.on("disconnect", stop);
	// The parent may have exited while this process was starting.
	if (!process.connected) void stop();
}

async function start(): Promise<void> {
	const [message] = await once(process, "message");
	const { settings } = startMessage.parse(message);
	const config = readConfig(settings);
	shareBuild(fileURLToPath(new URL(".", import.meta.url)));
	takeDataFolder(config.dataDir);
	const stopTracing = await startTracing(config);
	const { main, eu } = await openRegions(config);
	if (config.metrics)
		await serveBackendMetrics(config.metrics, async () => ({
			main: await main.queueState(),
			eu: await eu.queueState(),
		}));
	stopWhenAsked([main, eu], stopTracing);
	await tell({ type: "ready", ports: { main: main.port, eu: eu.port } });
}

try {
	await start();
} catch (error) {
	await tell({ type: "failed", message: lineOf(error) });
	process.exit(1);
}
