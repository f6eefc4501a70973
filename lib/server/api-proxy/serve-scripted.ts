import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { env } from "../env";
import type { IncomingRequest } from "../incoming-request";
import { readCall } from "./call";
import { answerCall } from "./send";

const hasBody = ({ method }: IncomingMessage) => method !== "GET" && method !== "HEAD";

/** A request's headers as the proxy reads them; the web server has prepared them. */
function headersOf(req: IncomingMessage): Headers {
	const headers = new Headers();
	for (const [name, value] of Object.entries(req.headers))
		for (const one of [value ?? []].flat()) headers.append(name, one);
	return headers;
}

/** Aborts if the client disconnects before the response is sent. */
function disconnectSignal(res: ServerResponse): AbortSignal {
	const disconnected = new AbortController();
	res.once("close", () => res.writableFinished || disconnected.abort());
	return disconnected.signal;
}

/** Sends a call from a page's script, not from a form. Never throws. */
async function forward(request: IncomingRequest): Promise<Response> {
	const call = readCall(request);
	return call instanceof Response ? call : answerCall(request, call);
}

/** The API proxy as a handler of Node's server, for calls with large streams: no framework is between it and the connection. */
export async function serveScripted(req: IncomingMessage, res: ServerResponse): Promise<void> {
	const answer = await forward({
		url: new URL(req.url ?? "", env().siteOrigin).href,
		method: req.method ?? "",
		headers: headersOf(req),
		body: hasBody(req) ? req : null,
		signal: disconnectSignal(res),
	});
	const body = Buffer.from(await answer.arrayBuffer());
	for (const [name, value] of answer.headers) res.appendHeader(name, value);
	if (answer.body) res.setHeader("content-length", body.length);
	res.writeHead(answer.status);
	res.end(body);
}
