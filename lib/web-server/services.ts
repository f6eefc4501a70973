import { say, timed } from "@/lib/operations/metrics/signals";
import { commonPurges } from "./cache/common-purges";
import { memoryStore } from "./cache/memory-store";
import { PageCache } from "./cache/page-cache";
import { type PageKey, pageKeys } from "./cache/routes";
import type { DirectOptions } from "./direct";
import { sendRefusal } from "./exchange";
import { prepareHeaders } from "./guard/prepare-request";
import { requestId } from "./guard/request-id";
import { filePolicy, PASSIVE_POLICY, pagePolicy } from "./headers/content-security-policy";
import { rateLimits } from "./limits/limits";
import { places } from "./limits/places";
import { runningLimit } from "./limits/running";
import type { WebServerOptions } from "./options";
import { askNext } from "./pages/ask-next";
import { pageReader } from "./pages/render-page";
import type { Services } from "./serve";
import { staticFiles } from "./static-files";

/** Creates the services of the web server from its options; `isReady` returns whether it accepts requests. */
export function buildServices(options: WebServerOptions, isReady: () => boolean): Services {
	const { handler, pageHandler = handler, logger, now = Date.now } = options;
	const read = pageReader(options);
	/** A page for everybody is rendered without anything of the client who happened to ask first. Next caches no page. */
	const renderPage = async ({ key, seconds }: PageKey) => {
		// Next sends the title of a page late to clients that name no program.
		const headers = prepareHeaders({ "user-agent": "page-cache" }, requestId(undefined), "", options.siteOrigin);
		const answer = await askNext(pageHandler, key, headers);
		return read({ ...answer, headers: { ...answer.headers, "cache-control": `s-maxage=${seconds}` } }, key);
	};
	const render = (key: PageKey) =>
		timed(
			() => renderPage(key),
			(seconds, page) => say("render", () => ({ isFine: page !== undefined && page.status < 500, seconds })),
		);
	const cache = new PageCache({
		store: memoryStore(options.cacheBytes),
		now,
		onError: (error) => logger.error({ err: error }, "a cached page could not be refreshed"),
		render,
	});
	const { uploads = handler } = options;
	const barePolicy = pagePolicy(options)({ scripts: [], styles: [] });
	const direct: DirectOptions = {
		handler,
		policyOf: (contentType) => (contentType.startsWith("text/html") ? barePolicy : PASSIVE_POLICY),
		onPurge: commonPurges({ cache, handler, siteOrigin: options.siteOrigin, logger, events: options.events }),
		bodyWindow: options.bodyWindow,
		onSlowBody: (exchange) => {
			sendRefusal(exchange, "request_timeout");
			exchange.res.once("close", () => exchange.req.destroy());
		},
	};
	return {
		health: { ready: isReady, hosts: options.hostsState, redis: options.redisIsUp },
		files: staticFiles(options.staticDir),
		limits: rateLimits(options.rateScale, options.newCounter),
		runningUploads: runningLimit(options.rateScale / (options.workers ?? 1)),
		places: { requests: places(options.requestsAtOnce), uploads: places(options.requestsAtOnce) },
		classify: options.classify,
		givesBack: options.givesBack,
		filePolicyOf: filePolicy,
		pages: { handler: pageHandler, cache, keyOf: pageKeys(options.routes), read, now },
		direct,
		uploads: { ...direct, handler: uploads },
	};
}
