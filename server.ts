import cluster from "node:cluster";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import pino, { type Logger } from "pino";
import { COMPANIES_PATH } from "@/lib/job/address";
import { observeWorker, serveSiteMetrics, serveWorkersMetrics } from "@/lib/operations/metrics/site-metrics";
import { type Common, openCommon } from "@/lib/operations/redis/open";
import { traceFields } from "@/lib/operations/tracing/span";
import { serveWorkers, tellParent, workerCommon } from "@/lib/operations/workers/common";
import { workerMessage } from "@/lib/operations/workers/messages";
import { shareBreakers } from "@/lib/server/breaker/share-breakers";
import { type Env, EnvError, env, envHints, makeTokens } from "@/lib/server/env";
import { mediaOrigins, recruiterOrigins } from "@/lib/server/hosts";
import { awaitHosts } from "@/lib/server/hosts-open";
import { loadSnippets } from "@/lib/web-server/headers/snippets";
import { loadFormCode } from "@/lib/web-server/pages/form-code";
import { builtPages } from "@/lib/web-server/pages/page-entries";
import { type BackendChild, startBackend } from "@/lib/web-server/process/backend-child";
import { consoleToLog } from "@/lib/web-server/process/console-to-log";
import { type Framework, openFramework } from "@/lib/web-server/process/framework";
import { listen, StartError } from "@/lib/web-server/process/listen";
import { outdatedNode } from "@/lib/web-server/process/node-version";
import { collectAtRest } from "@/lib/web-server/process/rest";
import { stopWhenAsked } from "@/lib/web-server/process/stop-process";
import { startWorkers } from "@/lib/web-server/process/workers";
import { pagesKey } from "@/lib/web-server/saved/pages-key";
import { type SavedPages, savedPages } from "@/lib/web-server/saved/saved-pages";
import { banner, demoHelp } from "@/lib/web-server/site/banner";
import { classify } from "@/lib/web-server/site/classify";
import { givesBack } from "@/lib/web-server/site/gives-back";
import { hostsState } from "@/lib/web-server/site/hosts-state";
import { OWN_PAGES } from "@/lib/web-server/site/own-pages";
import { PAGE_ROUTES } from "@/lib/web-server/site/page-routes";
import { routeName } from "@/lib/web-server/site/route-name";
import { loadSheet } from "@/lib/web-server/styles/sheet";
import { createWebServer, type WebServer } from "@/lib/web-server/web-server";

/** The bundle is in the project's `.build/`, with everything else that the build made. */
const beside = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** For builds: renders the site's own pages with the settings of now, leaves them beside the build, and ends. */
const SAVES_ONLY = process.argv.includes("--save-pages");

/** Workers write to one pipe, which keeps together only what is written at once, and no more than this, in bytes. */
const WHOLE_LINES = { minLength: 3_000, maxWrite: 4_096 };

/**
 * Gathers the log's lines before writing them: a line per request would cost a system call each, and handing
 * every batch to another thread costs more than writing it.
 */
const createLogger = ({ logLevel, tracing }: Env) =>
	pino(
		{ level: logLevel, base: { part: "web-server" }, ...(tracing && { mixin: traceFields }) },
		pino.destination({ sync: true, minLength: 16_000, periodicFlush: 500, ...(cluster.isWorker && WHOLE_LINES) }),
	);

function openBackend(settings: Env, logger: Logger): Promise<BackendChild> | undefined {
	if (!settings.backend) return undefined;
	return startBackend({ entry: beside("./backend.mjs"), settings: settings.backend, logger });
}

/** Most visitors upload nothing, and a start needn't wait for the code. */
const loadUploads = () => import("@/lib/server/api-proxy/serve-scripted");

interface Run {
	settings: Env;
	logger: Logger;
	stopTracing: (() => Promise<void>) | undefined;
}

async function buildWebServer({ settings, logger }: Run, { handler }: Framework, common: Common): Promise<WebServer> {
	const [snippets, sheet, formCodes] = await Promise.all([
		loadSnippets(beside("./snippets.json")),
		loadSheet(beside("./style-rules.json")),
		loadFormCode(beside("./form-code.json")),
	]);
	return createWebServer({
		...settings,
		handler,
		pageHandler: await builtPages(join(process.cwd(), ".next"), handler),
		uploads: async (req, res) => (await loadUploads()).serveScripted(req, res),
		mediaOrigins: mediaOrigins(),
		recruiterOrigins: recruiterOrigins(),
		snippets,
		sheet,
		formCodes,
		routes: PAGE_ROUTES,
		// Pages need none of these files, and a build writes them at the same time.
		staticDir: SAVES_ONLY ? "" : join(process.cwd(), ".build/static"),
		classify,
		givesBack,
		newCounter: common.newCounter,
		events: common.events && shareBreakers(common.events),
		logger,
		onWork: collectAtRest(),
		hostsState: hostsState(settings.hosts),
		redisIsUp: common.isUp,
	});
}

const ownPages = ({ settings, logger }: Run): SavedPages =>
	savedPages(
		{ last: settings.pagesFile, built: beside("./own-pages.json") },
		SAVES_ONLY ? "built" : "last",
		pagesKey(settings, process.cwd()),
		logger,
	);

/** Other workers would write the same. */
const isFirstWorker = () => cluster.worker === undefined || cluster.worker.id === 1;

/** A site that accepts requests. */
interface Opened {
	stop: WebServer["stop"];
	/** Loads and renders what wasn't needed for a start. Rejects if the build is incomplete. */
	finish: () => Promise<void>;
}

/** Pause before a ready site loads more, so that visitors who waited are served first, milliseconds. */
const FIRST_VISITS_MS = 250;

/** Opens the site once `hosts` resolves, and its home page is rendered, or couldn't be; most of that needs no host. */
async function openSite(run: Run, common: Common, hosts: Promise<unknown> | undefined): Promise<Opened> {
	const { host, port, rendersAhead } = run.settings;
	if (hosts) awaitHosts(hosts);
	const framework = await openFramework(process.cwd(), port);
	const server = await buildWebServer(run, framework, common);
	const warm = rendersAhead ? server.warm : async () => undefined;
	const saved = rendersAhead ? ownPages(run) : undefined;
	const restore = async () => server.restore((await saved?.load()) ?? [], OWN_PAGES.hosted);
	const save = async (paths: readonly string[]) => {
		if (isFirstWorker()) await saved?.save(server.cached(paths));
	};
	let isStopping = false;
	await Promise.all([hosts, warm([OWN_PAGES.first], "warn"), restore()]);
	await listen(server.server, host, port);
	server.markReady();
	const finish = async () => {
		await wait(FIRST_VISITS_MS);
		await server.quiet();
		await framework.load();
		await warm(OWN_PAGES.all, "debug");
		if (!isStopping) await save(OWN_PAGES.saved);
		if (rendersAhead) await server.warmLinked(COMPANIES_PATH);
	};
	const stop = async () => {
		isStopping = true;
		const [inTime] = await Promise.all([server.stop(), save(OWN_PAGES.all)]);
		return inTime;
	};
	return { stop, finish };
}

async function savePages(settings: Env): Promise<void> {
	const run = { settings, logger: createLogger(settings), stopTracing: undefined };
	const framework = await openFramework(process.cwd(), settings.port);
	const server = await buildWebServer(run, framework, await openCommon(undefined, run.logger));
	if (settings.rendersAhead) await server.warm(OWN_PAGES.saved, "warn");
	await ownPages(run).save(server.cached(OWN_PAGES.saved));
	process.exit(0);
}

/** Records traces if a collector is set; gives the function that sends the last ones. */
async function startTracing({ tracing }: Env): Promise<(() => Promise<void>) | undefined> {
	if (!tracing) return undefined;
	const { startTracing: start } = await import("@/lib/operations/tracing/start");
	return start("astronaut-site", tracing, routeName);
}

/** The only process of the site, with its embedded backend beside it. */
async function runAlone(run: Run): Promise<void> {
	const { settings, logger, stopTracing } = run;
	const common = await openCommon(settings.redisUrl, logger);
	if (settings.metrics) await serveSiteMetrics(settings.metrics, common.isUp);
	const starting = openBackend(settings, logger);
	const site = await openSite(run, common, starting);
	const backend = await starting;
	const stopOthers = async () => {
		await Promise.all([backend?.stop(settings.drainMs), common.close()]);
		await stopTracing?.();
	};
	const stopBecause = stopWhenAsked({ stopSite: site.stop, stopOthers, logger });
	process.stdout.write(banner(settings));
	process.send?.({ type: "ready", port: settings.port, backendPid: backend?.pid() });
	await site.finish().catch(stopBecause);
}

/** Resolves when the parent says that the backend is up. */
const opened = () =>
	new Promise<void>((resolve) => {
		process.on("message", (raw: unknown) => workerMessage(raw)?.type === "open" && resolve());
		tellParent({ type: "hears" });
	});

/** One of several processes that answer requests at the same port. */
async function runWorker(run: Run): Promise<void> {
	const { settings, logger, stopTracing } = run;
	// Without its parent, a worker gets no connections, and can't tell anybody anything.
	for (const event of ["disconnect", "error"] as const) process.once(event, () => process.exit(1));
	const common = settings.redisUrl ? await openCommon(settings.redisUrl, logger) : workerCommon();
	if (settings.metrics) await observeWorker(common.isUp);
	const site = await openSite(run, common, opened());
	const stopOthers = async () => {
		await common.close();
		await stopTracing?.();
	};
	const stopBecause = stopWhenAsked({ stopSite: site.stop, stopOthers, logger });
	tellParent({ type: "ready" });
	await site.finish().catch(stopBecause);
}

/** The parent of the workers and the backend, which answers no request itself. */
async function runParent({ settings, logger, stopTracing }: Run): Promise<void> {
	serveWorkers();
	if (settings.metrics) await serveWorkersMetrics(settings.metrics);
	const workers = startWorkers({ entry: beside("./server.mjs"), count: settings.workers, logger });
	const backend = await openBackend(settings, logger);
	const stopOthers = async () => {
		await backend?.stop(settings.drainMs);
		await stopTracing?.();
	};
	stopWhenAsked({ stopSite: () => workers.stop(settings.drainMs + KILL_AFTER_MS), stopOthers, logger });
	await workers.open();
	process.stdout.write(banner(settings));
	process.send?.({ type: "ready", port: settings.port, backendPid: backend?.pid() });
}

/** How long a worker may take beyond the time for its requests, milliseconds. */
const KILL_AFTER_MS = 10_000;

/** For development, in which Next's own server replaces the web server. */
const BACKEND_ONLY = process.argv.includes("--backend-only");

async function start(): Promise<void> {
	makeTokens();
	const settings = env();
	if (process.argv.includes("--demo-links")) {
		process.stdout.write(`${demoHelp(settings)}\n`);
		return;
	}
	if (SAVES_ONLY) return savePages(settings);
	const today = new Date().toISOString().slice(0, 10);
	if (!cluster.isWorker)
		for (const hint of [...outdatedNode(process.versions.node, today), ...envHints()])
			process.stderr.write(`${hint}\n`);
	const logger = createLogger(settings);
	if (BACKEND_ONLY) {
		const child = await openBackend(settings, logger);
		process.once("SIGTERM", () => child?.stop(settings.drainMs)).once("SIGINT", () => child?.stop(settings.drainMs));
		return;
	}
	consoleToLog(logger);
	const stopTracing = await startTracing(settings);
	const run = { settings, logger, stopTracing };
	if (cluster.isWorker) return runWorker(run);
	return settings.workers > 1 ? runParent(run) : runAlone(run);
}

function linesOf(error: unknown): string[] {
	if (error instanceof EnvError) return error.lines;
	if (error instanceof StartError) return [error.message];
	return [error instanceof Error ? error.message : "The site can't start."];
}

start().catch((error: unknown) => {
	if (cluster.isWorker) return tellParent({ type: "failed", lines: linesOf(error) });
	process.stderr.write(`${linesOf(error).join("\n")}\n`);
	process.exit(1);
});
