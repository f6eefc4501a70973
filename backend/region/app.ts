import type { Readable } from "node:stream";
import { type Context, Hono } from "hono";
import { clientOf } from "../../lib/contract/client-of";
import { pseudonymIn } from "../../lib/contract/client-pseudonym";
import { say } from "../../lib/operations/metrics/signals";
import { describeAnswer, inServerSpan } from "../../lib/operations/tracing/span";
import { noteAnswered } from "../application/note-answered";
import type { Deps } from "../deps";
import type { AppEnv } from "../http/app-env";
import { openapi } from "../http/openapi";
import { Problem, problemOf } from "../http/problem";
import { requestId } from "../http/request-id";
import { secure } from "../http/security-headers";
import { drawFor } from "../media/drawing/draw-for";
import { answerInterviewPage } from "../pages/interview/interview-page";
import { answerLook } from "../pages/look/assets";
import { refusalPage } from "../pages/recruiter/refusal-page";
import { askedBy, clientBehind, servePages } from "../pages/serve-pages";
import { answerPicture } from "../pictures/serve-picture";
import { answerItem, answerMedia } from "../routes/answer-media";
import { findCall, runCall } from "../routes/dispatch";
import { isReady, openReadiness } from "./health/readiness";

/** One region of the backend as a function from request to response; it doesn't listen itself. */
export interface App {
	/** Answers a request; `body` is where its body can be read more directly than through the request. */
	fetch(request: Request, body?: Readable): Promise<Response>;
}

/** Addresses beside the contract and the pages; all of them handle GET only. */
const FIXED = /^\/(?:healthz|readyz|openapi\.json|(?:media|look|pictures)\/[^/]+)$/;

/** Encoded control characters: no address of ours has one, and neither databases nor headers take all of them. */
const CONTROL = /%(?:[01][\da-f]|7f)/i;

/** The route of a request without identifiers: the template of a call, or the fixed path of a page. */
const UNKNOWN = "(unknown)";

/**
 * Whether a call came through a proxy of ours, and not from a site, which limits its clients itself and makes their calls
 * at our port.
 */
const isProxied = (headers: Headers, { trustedHops }: Deps) => trustedHops > 0 && headers.has("x-forwarded-for");

/** The loggable part of an error: databases put rejected values into its other properties. */
function loggable(error: unknown) {
	if (!(error instanceof Error)) return { name: typeof error };
	const { name, message, stack } = error;
	return { name, message, stack, code: "code" in error ? error.code : undefined };
}

/** Whether a person waits for the response: a navigation of a browser. Programs make the calls. */
const wantsPage = ({ req, get }: Context<AppEnv>) =>
	(get("isPage") || get("path") === UNKNOWN) && (req.header("accept") ?? "").includes("text/html");

function errorAnswer(error: unknown, context: Context<AppEnv>, deps: Deps): Response | Promise<Response> {
	const problem = problemOf(error) ?? new Problem(500, "Something went wrong here.");
	const { status, body, headers } = problem;
	if (status === 500 || status === 503)
		deps.log.error({ error: loggable(error), requestId: context.get("requestId") }, "request failed");
	if (wantsPage(context)) return refusalPage(askedBy(context, deps), status, headers);
	return Response.json(body, { status, headers });
}

/** Builds a region's app: the contract's calls, the pages that their answers lead to, and the operator's probes. */
export function createApp(deps: Deps): App {
	const app = new Hono<AppEnv>();
	const readiness = openReadiness(deps);
	app.use((context, next) =>
		inServerSpan(context.req.header(), async (span) => {
			const started = performance.now();
			const id = requestId(context.req.raw.headers);
			context.set("requestId", id);
			context.set("path", UNKNOWN);
			context.set("isPage", false);
			await next();
			context.res.headers.set("x-request-id", id);
			secure(context.res, deps.publicUrl);
			const { method } = context.req;
			const { status } = context.res;
			const path = context.get("path");
			const ms = performance.now() - started;
			deps.log.info({ requestId: id, method, path, status, ms: Math.round(ms) }, "request");
			describeAnswer(span, { method, route: path, status, requestId: id });
			say("request", () => ({ region: deps.region, route: path, method, status, seconds: ms / 1_000 }));
		}),
	);
	app.onError((error, context) => errorAnswer(error, context, deps));
	app.use((context, next) => {
		if (CONTROL.test(new URL(context.req.raw.url).pathname))
			throw new Problem(404, "There is nothing at this address.");
		return next();
	});

	app.get("/healthz", (context) => {
		context.set("path", "/healthz");
		return context.json({ status: "ok" });
	});
	app.get("/readyz", async (context) => {
		context.set("path", "/readyz");
		const state = await readiness();
		return context.json({ status: isReady(state) ? "ok" : "not ready", ...state }, isReady(state) ? 200 : 503);
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
	app.get("/pictures/:name", (context) => {
		context.set("path", "/pictures/{name}");
		return answerPicture(context.req.param("name"), deps);
	});
	app.get("/look/:file", (context) => {
		context.set("path", "/look/{file}");
		return answerLook(context.req.param("file"));
	});
	app.get("/code/:interviewCode", async (context, next) => {
		// The same path as the code check, which always carries this parameter.
		if (context.req.query("debug") !== undefined) return next();
		context.set("path", "/code/{interviewCode} (page)");
		return answerInterviewPage(context.req.param("interviewCode"), askedBy(context, deps));
	});
	app.post("/code/:interviewCode/answered", async (context) => {
		context.set("path", "/code/{interviewCode}/answered");
		await noteAnswered(context.req.param("interviewCode"), context.req.header("authorization"), deps);
		return context.body(null, 204);
	});
	servePages(app, deps);
	app.all("*", async (context) => {
		const { raw, method, path } = context.req;
		if (FIXED.test(path)) throw new Problem(405, "This address doesn't accept this method.");
		const match = findCall(method, new URL(raw.url).pathname || path);
		context.set("path", match.endpoint.path);
		const proxied = isProxied(raw.headers, deps) ? clientOf(clientBehind(context, deps)) : undefined;
		if (proxied) await deps.calls(match.endpoint.rate, proxied);
		const client = proxied ?? pseudonymIn(raw.headers);
		const { body = raw.body } = context.env;
		return runCall({ headers: raw.headers, url: raw.url, body, client }, match, deps);
	});
	return { fetch: async (request, body) => app.fetch(request, { body }) };
}
