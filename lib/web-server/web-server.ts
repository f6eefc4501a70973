import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { hasHost } from "@/lib/contract/has-host";
import { say } from "@/lib/operations/metrics/signals";
import { describeAnswer, inServerSpan } from "@/lib/operations/tracing/span";
import { accessLog, type Served as Noted } from "./access-log";
import { sendPage } from "./cache/send-page";
import type { StoredPage } from "./cache/stored-page";
import { answerUnreadable, rawAnswer } from "./errors/client-error";
import { type Exchange, sendRefusal } from "./exchange";
import { prepareRequest, refuseRequest } from "./guard/prepare-request";
import { requestId } from "./guard/request-id";
import { pathOf } from "./guard/request-target";
import { restoredTarget } from "./guard/spoilt-code";
import type { WebServerOptions } from "./options";
import { isPageRequest } from "./pages/is-page-request";
import { warmLinked } from "./pages/warm-linked";
import { warmPages } from "./pages/warm-pages";
import { keepPrivate } from "./personal/keep-private";
import { isPersonal } from "./personal/personal-path";
import { runningRequests } from "./process/quiet";
import { stopServer } from "./process/stop";
import { type Served, serve, serveMoved, serveRefusal } from "./serve";
import { buildServices } from "./services";
import { targetWithSource } from "./site/carried-source";
import { hostedRouteName, routeName } from "./site/route-name";

/** The site's http server. */
export interface WebServer {
	server: Server;
	/**
	 * Renders pages that may be cached, one after the other, so that the first visitor needn't wait; visitors who do wait
	 * come first. Never rejects: a page that fails is a line in the log, at `level`.
	 */
	warm: (targets: readonly string[], level: "warn" | "debug") => Promise<void>;
	/** Renders some pages of each kind about jobs and companies, by following links from a first one, in the same way. */
	warmLinked: (start: string) => Promise<void>;
	/**
	 * Puts pages of an earlier process into the cache, those that it doesn't have and that have a route. Addresses in `hosted`
	 * show what hosts say.
	 */
	restore: (pages: readonly StoredPage[], hosted: readonly string[]) => void;
	/** What the cache has for addresses, however old. */
	cached: (targets: readonly string[]) => StoredPage[];
	/** Resolves once no visitor waits, and soon anyway. */
	quiet: () => Promise<void>;
	/** Says that pages can be rendered; `/readyz` answers 200 from now on. */
	markReady: () => void;
	/** Finishes running requests and closes; returns whether everything finished in time. */
	stop: () => Promise<boolean>;
}

const HEADERS_TIMEOUT_MS = 20_000;
const CHECK_MS = 5_000;

/** Longer than proxies with the recommended settings hold idle connections, milliseconds. */
const LINGER_MS = 5_000;

/** Longer than load balancers hold idle connections, so that it is never the site that closes first. */
const KEEP_ALIVE_MS = 65_000;

/** How long work that nobody waits for lets visitors go first each time, milliseconds: on a busy site somebody always waits. */
const MOST_PATIENCE_MS = 1_000;

const SERVER_OPTIONS = {
	maxHeaderSize: 16_384,
	insecureHTTPParser: false,
	/** The guard refuses a missing host itself, with the headers of every other answer. */
	requireHostHeader: false,
	/** Bodies are watched while they come, see the guard; a limit on the whole would end large uploads. */
	requestTimeout: 0,
	keepAliveTimeout: KEEP_ALIVE_MS,
};

/** Builds the web server around a request handler. It doesn't listen by itself. */
export function createWebServer(options: WebServerOptions): WebServer {
	let isReady = false;
	let isStopping = false;
	const { now = Date.now, logger } = options;
	const closing = () => isStopping;
	const services = buildServices(options, () => isReady && !isStopping);
	const log = accessLog(logger);
	const running = runningRequests();
	const quiet = () => running.quiet(MOST_PATIENCE_MS);

	/** Reports an answered request: one line in the log, and the metrics. */
	function note(req: IncomingMessage, res: ServerResponse, noted: Noted): void {
		log(req, res, noted);
		const { method = "" } = req;
		say("request", () => ({
			route: routeName(pathOf(req.url ?? "")),
			method,
			status: res.statusCode,
			seconds: (performance.now() - noted.started) / 1_000,
		}));
	}

	const withSource = ({ url = "", headers }: IncomingMessage) =>
		targetWithSource(url, headers.referer, options.siteOrigin);

	/** The fast path: a fresh page cached under exactly this address needs no further decision. */
	function cachedPage(req: IncomingMessage): StoredPage | undefined {
		if (isStopping || (req.method !== "GET" && req.method !== "HEAD") || !hasHost(req)) return undefined;
		const page = services.pages.cache.fresh(req.url ?? "");
		return page && isPageRequest(req, page.key) && !withSource(req) ? page : undefined;
	}

	/** Answers a request after the guard: the intended address, a refusal, or a service's response. */
	async function decide(exchange: Exchange): Promise<Served> {
		const { req, id } = exchange;
		const meant = restoredTarget(req.url ?? "");
		const refused = refuseRequest(req);
		const address = prepareRequest(req, id, options);
		const isRead = req.method === "GET" || req.method === "HEAD";
		if (meant && isRead) return serveMoved(exchange, meant, "permanently");
		if (refused) return serveRefusal(exchange, refused);
		const sourced = isRead ? withSource(req) : null;
		return sourced ? serveMoved(exchange, sourced, "this time") : serve(exchange, address, services);
	}

	function failed(exchange: Exchange, error: unknown): Served {
		logger.error({ id: exchange.id, err: error }, "a request failed");
		return { bytes: sendRefusal(exchange, "internal_error"), cache: "bypass" };
	}

	async function answer(exchange: Exchange): Promise<void> {
		const { req, res, id, started, path } = exchange;
		options.onWork?.();
		if (isPersonal(path)) keepPrivate(res);
		if (isStopping) res.setHeader("connection", "close");
		await inServerSpan(req.headers, async (span) => {
			const served = await decide(exchange).catch((error) => failed(exchange, error));
			if (served.isProbe) return;
			const { method = "" } = req;
			if (span.isRecording())
				describeAnswer(span, { method, route: routeName(path), status: res.statusCode, requestId: id });
			note(req, res, { id, started, ...served });
		});
	}

	function onRequest(req: IncomingMessage, res: ServerResponse): void {
		const started = performance.now();
		const id = requestId(req.headers["x-request-id"]);
		const page = cachedPage(req);
		if (!page) return void running.during(answer({ req, res, id, started, closing, path: pathOf(req.url ?? "") }));
		const bytes = sendPage(req, res, page, id, now());
		note(req, res, { id, started, bytes, cache: "hit" });
		say("cache", () => ({ state: "hit" }));
	}

	const timeouts = {
		headersTimeout: options.headersTimeoutMs ?? HEADERS_TIMEOUT_MS,
		connectionsCheckingInterval: options.connectionsCheckMs ?? CHECK_MS,
	};
	const server = createServer({ ...SERVER_OPTIONS, ...timeouts }, onRequest)
		.on("checkExpectation", onRequest)
		.on("clientError", answerUnreadable)
		.on("connect", (_, socket) => socket.end(rawAnswer("method_not_allowed"), () => socket.destroy()));

	const { cache, keyOf } = services.pages;
	const warming = { cache, keyOf, quiet, isEnough: () => isStopping };
	return {
		server,
		quiet,
		restore: (pages, hosted) => {
			for (const page of pages) {
				const route = keyOf(page.key);
				if (route?.key === page.key) cache.restore({ ...page, tags: route.tags }, hosted.includes(page.key));
			}
		},
		cached: (targets) => targets.flatMap((target) => cache.last(target) ?? []),
		warm: (targets, level) =>
			warmPages(targets, {
				...warming,
				onFailure: (fields) => logger[level](fields, "a page could not be rendered ahead"),
			}),
		warmLinked: (start) => warmLinked(start, { ...warming, kindOf: hostedRouteName }),
		markReady: () => {
			isReady = true;
		},
		stop: () => {
			isStopping = true;
			return stopServer(server, { drainMs: options.drainMs, lingerMs: options.trustedHops > 0 ? LINGER_MS : 0 });
		},
	};
}
