import "server-only";
import { Readable } from "node:stream";
import type { Region } from "@/lib/contract/code";
import { fillPath, type Match } from "@/lib/contract/match";
import { rowOf } from "@/lib/contract/row-of";
import { enquiryOf } from "@/lib/contract/schemas/account";
import { localeOf } from "@/lib/i18n/locales";
import { LANGUAGE_PARAM } from "@/lib/interview-code/enter-code";
import { GLANCE_HEADER } from "@/lib/upload/headers";
import { env } from "../env";
import type { FormResult } from "../form-result";
import { callHost } from "../host-client";
import { asHostFailure, HostFailure } from "../host-failure";
import { hostBase } from "../hosts";
import { logCancelled, logFailure } from "../log";
import { outgoingHeaders, requestIdOf } from "../outgoing-headers";
import { refuse } from "../refusal";
import { refuseLimited } from "../refuse-limited";
import { relayUpload } from "../relay/relay-upload";
import { endRunning } from "../relay/running";
import { isSameOrigin } from "../same-origin";
import { noContent, toAnswer } from "./answer";
import { readBody } from "./body";
import { answerCodeForm, isCodeForm } from "./code-form";
import { takenCookies } from "./documents-taken";
import { answerEnquiryForm, isEnquiryForm } from "./enquiry-form";
import { findCalls } from "./find-call";
import { pageOfForm, toFinishPage, toResultPage } from "./form-post";
import { postApplication } from "./posted-forms/post-application";
import { postDocuments } from "./posted-forms/post-documents";
import { refusedBy } from "./posted-forms/results";
import { readQuery } from "./query";
import { readRegion } from "./region";
import { afterSwitchForm, isSwitchForm } from "./switch-form";
import { sendTypedCode } from "./typed-code";

/** A call that passed the proxy's checks, ready to go out. */
interface Outgoing extends Match {
	region: Region;
	url: string;
	headers: Record<string, string>;
}

/** Makes a call with a body of the proxy's own. */
type Ask = (sent: Request) => Promise<Response>;

const isPlainBytes = (request: Request) => request.headers.get("content-type") === "application/octet-stream";

async function send(request: Request, call: Outgoing): Promise<Response> {
	const { endpoint, region, url, headers } = call;
	const { timeoutMs, method } = endpoint;
	if (call.name === "popupCode") return sendTypedCode(request, endpoint, headers);
	if (endpoint.chunked && isPlainBytes(request)) {
		return relayUpload(request, { url, headers, encoding: env().uploadEncoding, timeoutMs });
	}
	// Who asks how far an upload is has given up the call that carried it.
	const isGivenUp = call.name === "uploadProgress" && !request.headers.has(GLANCE_HEADER);
	if (isGivenUp) await endRunning(call.params.identifier ?? "");
	const outcome = await readBody(
		request,
		rowOf(call, (kind) => enquiryOf(kind, Date.now())),
	);
	if (outcome && "refusal" in outcome) return outcome.refusal;
	try {
		const answer = await callHost({
			url,
			method,
			headers: { ...headers, ...(outcome && { "content-type": outcome.type }) },
			body: outcome?.body,
			bodyBytes: outcome?.bytes,
			timeoutMs,
			signal: request.signal,
		});
		return toAnswer(endpoint, answer, region);
	} finally {
		if (outcome?.body instanceof Readable) outcome.body.destroy();
	}
}

/** The one call that a request means, or the refusal to answer with. */
function choose(request: Request, pathname: string): Match | Response {
	const calls = findCalls(pathname);
	if (!calls) return refuse("malformed_path");
	if (calls.length === 0) return refuse("unknown_call");
	const call = calls.find(({ endpoint }) => endpoint.method === request.method);
	if (!call)
		return refuse("method_not_allowed", {}, { allow: calls.map(({ endpoint }) => endpoint.method).join(", ") });
	return request.method === "GET" || isSameOrigin(request.headers) ? call : refuse("cross_origin");
}

/** Sends a call that nobody waits for: a browser would note a failing host's answer as an error of the page. */
async function sendQuietly(request: Request, call: Outgoing): Promise<Response> {
	const answer = await send(request, call);
	if (answer.status >= 500) throw new HostFailure("bad_host_answer");
	return answer;
}

/** Notes that a call broke. */
function noteFailure(request: Request, call: string, requestId: string, error: unknown): HostFailure {
	const failure = asHostFailure(error);
	if (request.signal.aborted) logCancelled(requestId, call);
	else logFailure(requestId, call, failure);
	return failure;
}

/** Sends a call on its way; whatever breaks becomes one of the proxy's refusals, or is only noted for a quiet call. */
async function answerTo(request: Request, call: Outgoing, requestId: string): Promise<Response> {
	const { name, endpoint } = call;
	const limited = refuseLimited(request);
	if (limited) return limited;
	try {
		return await (endpoint.quiet ? sendQuietly : send)(request, call);
	} catch (error) {
		const failure = noteFailure(request, name, requestId, error);
		return endpoint.quiet && failure.code !== "body_too_large" ? noContent() : refuse(failure.code);
	}
}

function withCookies(shown: Response, cookies: readonly string[]): Response {
	for (const cookie of cookies) shown.headers.append("set-cookie", cookie);
	return shown;
}

/** Sends a form that a browser posted by itself; whatever breaks on its way is a refusal too. */
async function sendPosted(
	request: Request,
	{ name, requestId }: { name: string; requestId: string },
	post: () => Promise<Response | FormResult>,
): Promise<Response | FormResult> {
	try {
		return refuseLimited(request) ?? (await post());
	} catch (error) {
		return refuse(noteFailure(request, name, requestId, error).code);
	}
}

/**
 * The site's API proxy to the hosts: lets through the calls of the contract's table and nothing else. Headers
 * and query go by allow-list, bodies stream, answers are read by their schemas. Never throws.
 */
export async function forward(request: Request): Promise<Response> {
	const address = new URL(request.url);
	const call = choose(request, address.pathname);
	if (call instanceof Response) return call;
	const { endpoint, params } = call;
	const query = readQuery(endpoint, address.searchParams);
	if (query === null) return refuse("malformed_request");
	const region = readRegion(request.headers, params);
	const page = pageOfForm(request, call, address.searchParams);
	if (region === null || page === null) return refuse("malformed_request");
	const requestId = requestIdOf(request.headers);
	const url = `${hostBase(endpoint, region)}${fillPath(endpoint, params)}${query}`;
	const outgoing = { ...call, region, url, headers: outgoingHeaders(request.headers, requestId) };
	const language = localeOf(address.searchParams.get(LANGUAGE_PARAM) ?? "");
	const ask: Ask = (sent) =>
		answerTo(sent, { ...outgoing, headers: outgoingHeaders(sent.headers, requestId) }, requestId);
	if (isCodeForm(request, call)) return answerCodeForm(request, language, ask);
	if (isEnquiryForm(request, call)) return answerEnquiryForm(request, call, language, ask);
	if (isSwitchForm(request, call)) {
		return afterSwitchForm(await answerTo(request, outgoing, requestId), call, address.searchParams);
	}
	if (!page) {
		const answer = await answerTo(request, outgoing, requestId);
		return withCookies(answer, await takenCookies(call, answer));
	}
	const way = { region, headers: outgoing.headers, signal: request.signal, ask };
	const noted = { name: call.name, requestId };
	if (page.by === "request") {
		const outcome = await sendPosted(request, noted, () => postDocuments(request, { ...way, hash: page.hash }));
		const cookies = outcome instanceof Response ? await takenCookies(call, outcome) : [];
		return withCookies(await toFinishPage(outcome, page), cookies);
	}
	const result = await sendPosted(request, noted, () => postApplication(request, { ...way, page }));
	return toResultPage(result instanceof Response ? await refusedBy(result) : result, page);
}
