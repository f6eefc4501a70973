import { createServer } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import next from "next";
import pino, { type Logger } from "pino";
import { serveSiteMetrics } from "@/lib/operations/metrics/site-metrics";
import { type Common, openCommon } from "@/lib/operations/redis/open";
import { traceFields } from "@/lib/operations/tracing/span";
import { type Env, EnvError, env, envHints, makeTokens } from "@/lib/server/env";
import { mediaOrigins, recruiterOrigins } from "@/lib/server/hosts";
import { loadSnippets } from "@/lib/web-server/headers/snippets";
import { type BackendChild, startBackend } from "@/lib/web-server/process/backend-child";
import { applyBuiltConfig } from "@/lib/web-server/process/built-config";
import { consoleToLog } from "@/lib/web-server/process/console-to-log";
import { listen, StartError } from "@/lib/web-server/process/listen";
import { outdatedNode } from "@/lib/web-server/process/node-version";
import { banner, demoHelp } from "@/lib/web-server/site/banner";
import { classify } from "@/lib/web-server/site/classify";
import { hostsState } from "@/lib/web-server/site/hosts-state";
import { OWN_PAGES } from "@/lib/web-server/site/own-pages";
import { PAGE_ROUTES } from "@/lib/web-server/site/page-routes";
import { routeName } from "@/lib/web-server/site/route-name";
import { createWebServer, type WebServer } from "@/lib/web-server/web-server";

/** The bundle is in the project's `.build/`, with everything else that the build made. */
const beside = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/**
 * Gathers the log's lines before writing them: a line per request would cost a system call each, and handing
 * every batch to another thread costs more than writing it.
 */
const createLogger = ({ logLevel, tracing }: Env) =>
	pino(
		{ level: logLevel, base: { part: "web-server" }, ...(tracing && { mixin: traceFields }) },
		pino.destination({ sync: true, minLength: 16_000, periodicFlush: 500 }),
	);

function openBackend(settings: Env, logger: Logger): Promise<BackendChild> | undefined {
	if (!settings.backend) return undefined;
	return startBackend({ entry: beside("./backend.mjs"), settings: settings.backend, logger });
}

/** Most visitors upload nothing, and a start needn't wait for the code. */
const loadUploads = () => import("@/lib/server/api-proxy/serve-scripted");

async function openWebServer(settings: Env, common: Common, logger: Logger): Promise<WebServer> {
	await applyBuiltConfig(process.cwd());
	const site = next({
		dev: false,
		hostname: "localhost",
		port: settings.port,
		dir: process.cwd(),
		// Next would handle upgrade requests of the server that it is given; this server has none.
		httpServer: createServer(),
	});
	const [snippets] = await Promise.all([loadSnippets(beside("./snippets.json")), site.prepare()]);
	return createWebServer({
		...settings,
		handler: site.getRequestHandler(),
		uploads: async (req, res) => (await loadUploads()).serveScripted(req, res),
		mediaOrigins: mediaOrigins(),
		recruiterOrigins: recruiterOrigins(),
		snippets,
		routes: PAGE_ROUTES,
		staticDir: join(process.cwd(), ".build/static"),
		classify,
		newCounter: common.newCounter,
		events: common.events,
		logger,
		hostsState: hostsState(settings.hosts),
		redisIsUp: common.isUp,
	});
}

/** Does something useful while waiting, until `isEnough`. Rejects as soon as what is waited for does. */
async function meanwhile<T>(awaited: Promise<T> | undefined, work: (isEnough: () => boolean) => Promise<void>) {
	let isEnough = awaited === undefined;
	const [result] = await Promise.all([awaited?.finally(() => (isEnough = true)), work(() => isEnough)]);
	return result;
}

/** Records traces if a collector is set; gives the function that sends the last ones. */
async function startTracing({ tracing }: Env): Promise<(() => Promise<void>) | undefined> {
	if (!tracing) return undefined;
	const { startTracing: start } = await import("@/lib/operations/tracing/start");
	return start("astronaut-site", tracing, routeName);
}

/** Stops once, however often it is called: first the site, then what it depends on. */
function stopWhenAsked(server: WebServer, stopOthers: () => Promise<void>, logger: Logger): void {
	let stopping = false;
	const stop = async () => {
		if (stopping) return;
		stopping = true;
		logger.info("stopping");
		const inTime = await server.stop();
		await stopOthers();
		logger.info({ inTime }, "stopped");
		logger.flush(() => process.exit(0));
	};
	process.on("SIGTERM", stop).on("SIGINT", stop);
}

/** For development, in which Next's own server replaces the web server. */
const BACKEND_ONLY = process.argv.includes("--backend-only");

async function start(): Promise<void> {
	makeTokens();
	const settings = env();
	if (process.argv.includes("--demo-links")) {
		process.stdout.write(`${demoHelp(settings)}\n`);
		return;
	}
	const today = new Date().toISOString().slice(0, 10);
	for (const hint of [...outdatedNode(process.versions.node, today), ...envHints()]) process.stderr.write(`${hint}\n`);
	const logger = createLogger(settings);
	if (BACKEND_ONLY) {
		const child = await openBackend(settings, logger);
		process.once("SIGTERM", () => child?.stop(settings.drainMs)).once("SIGINT", () => child?.stop(settings.drainMs));
		return;
	}
	consoleToLog(logger);
	const stopTracing = await startTracing(settings);
	const common = await openCommon(settings.redisUrl, logger);
	if (settings.metrics) await serveSiteMetrics(settings.metrics, common.isUp);
	const starting = openBackend(settings, logger);
	const server = await openWebServer(settings, common, logger);
	const warm = settings.rendersAhead ? server.warm : async () => undefined;
	const backend = await meanwhile(starting, (isEnough) => warm(OWN_PAGES.withoutHosts, isEnough));
	await listen(server.server, settings.host, settings.port);
	server.markReady();
	stopWhenAsked(
		server,
		async () => {
			await backend?.stop(settings.drainMs);
			await stopTracing?.();
		},
		logger,
	);
	process.stdout.write(banner(settings));
	process.send?.({ type: "ready", port: settings.port, backendPid: backend?.pid() });
	await warm([...OWN_PAGES.home, ...OWN_PAGES.all]);
}

function linesOf(error: unknown): string[] {
	if (error instanceof EnvError) return error.lines;
	if (error instanceof StartError) return [error.message];
	return [error instanceof Error ? error.message : "The site can't start."];
}

start().catch((error: unknown) => {
	process.stderr.write(`${linesOf(error).join("\n")}\n`);
	process.exit(1);
});
