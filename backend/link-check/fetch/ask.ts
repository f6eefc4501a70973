import { Agent as HttpAgent, request as httpRequest, type IncomingMessage, type RequestOptions } from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import type { LookupFunction } from "node:net";
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from "request-filtering-agent";
import type { Way } from "../policy/destination";
import { LinkRefused } from "../refused";
import { guardedLookup } from "./guarded-lookup";
import { reasonOf } from "./reason-of";

const LARGEST_HEAD = 32_768;

/** The agent's own check stays a second net under ours; exceptions of the operator go around both. */
const AGENTS = {
	public: { "http:": new RequestFilteringHttpAgent(), "https:": new RequestFilteringHttpsAgent() },
	internal: { "http:": new HttpAgent(), "https:": new HttpsAgent() },
} as const;

/** The settings of one hop's request. */
export interface AskOptions {
	way: Way;
	lookup: LookupFunction;
	userAgent: string;
	/** Longest wait for the answer's head, milliseconds. */
	firstBytesMs: number;
	/** Ends the whole exchange, body included. */
	signal: AbortSignal;
}

function requestOptions({ way, lookup, userAgent, signal }: AskOptions, secure: boolean): RequestOptions {
	return {
		method: "GET",
		agent: AGENTS[way][secure ? "https:" : "http:"],
		lookup: way === "public" ? guardedLookup(lookup) : lookup,
		signal,
		maxHeaderSize: LARGEST_HEAD,
		insecureHTTPParser: false,
		headers: {
			"user-agent": userAgent,
			accept: "text/html,application/xhtml+xml,*/*;q=0.8",
			"accept-encoding": "identity",
			connection: "close",
		},
	};
}

/** Sends one GET and returns the response once its head has arrived; the caller destroys it. Throws `LinkRefused`. */
export function ask(url: URL, options: AskOptions): Promise<IncomingMessage> {
	const secure = url.protocol === "https:";
	return new Promise((resolve, reject) => {
		const request = (secure ? httpsRequest : httpRequest)(url, requestOptions(options, secure));
		const slow = setTimeout(() => request.destroy(new LinkRefused("slow")), options.firstBytesMs);
		request.once("response", (response) => {
			clearTimeout(slow);
			// A broken body must not end the process; its reader gets the error too.
			response.on("error", () => undefined);
			resolve(response);
		});
		request.on("error", (error) => {
			clearTimeout(slow);
			reject(new LinkRefused(reasonOf(error)));
		});
		request.once("close", () => {
			clearTimeout(slow);
			reject(new LinkRefused("broken-answer"));
		});
		request.end();
	});
}
