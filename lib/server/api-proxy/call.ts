import "server-only";
import type { Region } from "@/lib/contract/code";
import { fillPath, type Match } from "@/lib/contract/match";
import { type Locale, localeOf } from "@/lib/i18n/locales";
import { LANGUAGE_PARAM } from "@/lib/interview-code/enter-code";
import { clientHeader } from "../client-pseudonym";
import { hostBase } from "../hosts";
import type { IncomingRequest } from "../incoming-request";
import { outgoingHeaders, requestIdOf } from "../outgoing-headers";
import { refuse } from "../refusal";
import { isSameOrigin } from "../same-origin";
import { findCalls } from "./find-call";
import { readQuery } from "./query";
import { readRegion } from "./region";

/** A call that passed the proxy's checks. */
export interface Call extends Match {
	region: Region;
	/** The host's address for the call. */
	url: string;
	/** Headers for the host. */
	headers: Record<string, string>;
	requestId: string;
	/** The query string of the browser's request. */
	search: URLSearchParams;
	/** The language in the address. */
	locale: Locale;
}

/** Sends a call to its host and returns the answer for the browser. Throws `HostFailure`. */
export type Send = (request: IncomingRequest, call: Call) => Promise<Response>;

/** The contract's call for a request, or a refusal. */
function choose(request: IncomingRequest, pathname: string): Match | Response {
	const calls = findCalls(pathname)?.filter(({ endpoint }) => !endpoint.file);
	if (!calls) return refuse("malformed_path");
	if (calls.length === 0) return refuse("unknown_call");
	const call = calls.find(({ endpoint }) => endpoint.method === request.method);
	if (!call)
		return refuse("method_not_allowed", {}, { allow: calls.map(({ endpoint }) => endpoint.method).join(", ") });
	return request.method === "GET" || isSameOrigin(request.headers) ? call : refuse("cross_origin");
}

/** Finds a request's call in the contract's table, and its host; or returns the refusal to answer with. */
export function readCall(request: IncomingRequest): Call | Response {
	const { pathname, searchParams: search } = new URL(request.url);
	const match = choose(request, pathname);
	if (match instanceof Response) return match;
	const { endpoint, params } = match;
	const query = readQuery(endpoint, search);
	const region = readRegion(request.headers, params);
	if (query === null || region === null) return refuse("malformed_request");
	const requestId = requestIdOf(request.headers);
	// Copies of links take room, which hosts divide among clients.
	const ofClient = endpoint.host === "links" ? clientHeader(request.headers) : {};
	return {
		...match,
		region,
		url: `${hostBase(endpoint, region)}${fillPath(endpoint, params)}${query}`,
		headers: { ...outgoingHeaders(request.headers, requestId), ...ofClient },
		requestId,
		search,
		locale: localeOf(search.get(LANGUAGE_PARAM) ?? ""),
	};
}
