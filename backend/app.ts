import type { Readable } from "node:stream";
import { Hono } from "hono";
import type { Deps } from "./deps";
import type { AppEnv } from "./http/app-env";
import { findCall, runCall } from "./http/dispatch";
import { Problem, problemOf } from "./http/problem";
import { requestId } from "./http/request-id";
import { answerItem, answerMedia } from "./media/answer";
import { drawFor } from "./media/drawing/draw-for";
import { openapi } from "./openapi";
import { answerInterviewPage } from "./pages/interview-page";
import { servePages } from "./pages/serve-pages";
import { isReady } from "./store/ready";

/** One region of the backend as a function from request to answer; listening is elsewhere. */
export interface App {
	/** Answers a request; `body` is where its body can be read more directly than through the request. */
	fetch(request: Request, body?: Readable): Promise<Response>;
}

/** Addresses beside the contract and the pages; all of them take GET only. */
const FIXED = /^\/(?:healthz|readyz|openapi\.json|media\/[^/]+)$/;

/** Where a request went, without identifiers: the template of a call, or the fixed path of a page. */
const UNKNOWN = "(unknown)";

/** What the log may know of an error: databases put rejected values into its other properties. */
function loggable(error: unknown) {
	if (!(error instanceof Error)) return { name: typeof error };
	const { name, message, stack } = error;
	return { name, message, stack, code: "code" in error ? error.code : undefined };
}

function errorAnswer(error: unknown, deps: Deps, id: string): Response {
	const problem = problemOf(error);
	if (problem) return Response.json(problem.body, { status: problem.status, headers: problem.headers });
	deps.log.error({ error: loggable(error), requestId: id }, "request failed");
	return Response.json({ message: "Something went wrong here." }, { status: 500 });
}

/** Builds a region's app: the contract's calls, the pages that their answers lead to, and the operator's probes. */
export function createApp(deps: Deps): App {
	const app = new Hono<AppEnv>();
	app.use(async (context, next) => {
		const started = performance.now();
		const id = requestId(context.req.raw.headers);
		context.set("requestId", id);
		context.set("path", UNKNOWN);
		await next();
		context.res.headers.set("x-request-id", id);
		context.res.headers.set("x-content-type-options", "nosniff");
		const { method } = context.req;
		const ms = Math.round(performance.now() - started);
		deps.log.info({ requestId: id, method, path: context.get("path"), status: context.res.status, ms }, "request");
	});
	app.onError((error, context) => errorAnswer(error, deps, context.get("requestId")));

	app.get("/healthz", (context) => {
		context.set("path", "/healthz");
		return context.json({ status: "ok" });
	});
	app.get("/readyz", async (context) => {
		context.set("path", "/readyz");
		const ready = await isReady(deps.store);
		return context.json({ status: ready ? "ok" : "no database" }, ready ? 200 : 503);
	});
	app.get("/openapi.json", (context) => {
		context.set("path", "/openapi.json");
		return context.json(openapi(deps.publicUrl));
	});
	app.get("/media/:file", async (context) => {
		context.set("path", "/media/{file}");
		const file = context.req.param("file");
		const { headers } = context.req.raw;
		const drawn = await drawFor(file, deps.store);
		return drawn ? answerItem(drawn, headers) : answerMedia(file, headers);
	});
	app.get("/code/:interviewCode", async (context, next) => {
		// The same path as the code check, which always carries this parameter.
		if (context.req.query("debug") !== undefined) return next();
		context.set("path", "/code/{interviewCode} (page)");
		return answerInterviewPage(context.req.param("interviewCode"), deps);
	});
	servePages(app, deps);
	app.all("*", async (context) => {
		const { raw, method, path } = context.req;
		if (FIXED.test(path)) throw new Problem(405, "This address doesn't take this method.");
		const match = findCall(method, new URL(raw.url).pathname || path);
		context.set("path", match.endpoint.path);
		const { body = raw.body } = context.env;
		return runCall({ headers: raw.headers, url: raw.url, body }, match, deps);
	});
	return { fetch: async (request, body) => app.fetch(request, { body }) };
}
