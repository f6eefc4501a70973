import "server-only";
import { Readable } from "node:stream";
import type { EndpointName } from "@/lib/contract/endpoints";
import { rowOf } from "@/lib/contract/row-of";
import { enquiryOf } from "@/lib/contract/schemas/account";
import { callHost } from "../host-client";
import { asHostFailure, HostFailure } from "../host-failure";
import type { IncomingRequest } from "../incoming-request";
import { logCancelled, logFailure } from "../log";
import { refuseFailure } from "../refusal";
import { refuseLimited } from "../refuse-limited";
import { noContent, toAnswer } from "./answer";
import { readBody } from "./body";
import type { Call, Send } from "./call";
import { sendDocuments } from "./calls/documents-taken";
import { sendTypedCode } from "./calls/typed-code";
import { sendUploadChunk } from "./calls/upload-chunk";
import { sendUploadProgress } from "./calls/upload-progress";

const toHost: Send = async (request, call) => {
	const { endpoint, region, url, headers } = call;
	const outcome = await readBody(
		request,
		rowOf(call, (kind) => enquiryOf(kind, Date.now())),
	);
	if (outcome && "refusal" in outcome) return outcome.refusal;
	try {
		const answer = await callHost({
			url,
			name: call.name,
			method: endpoint.method,
			headers: { ...headers, ...(outcome && { "content-type": outcome.type }) },
			body: outcome?.body,
			bodyBytes: outcome?.bytes,
			timeoutMs: endpoint.timeoutMs,
			signal: request.signal,
		});
		return toAnswer(endpoint, answer, region);
	} finally {
		if (outcome?.body instanceof Readable) outcome.body.destroy();
	}
};

/** Calls that need more than forwarding; each gets the plain sender for the rest. */
const ADAPTERS: Partial<Record<EndpointName, (plain: Send) => Send>> = {
	popupCode: () => sendTypedCode,
	submitDocuments: sendDocuments,
	uploadChunk: sendUploadChunk,
	uploadProgress: sendUploadProgress,
};

const sendCall: Send = (request, call) => (ADAPTERS[call.name]?.(toHost) ?? toHost)(request, call);

/** Sends a call whose failure the page can ignore: a browser would log the error response as an error of the page. */
const sendQuietly: Send = async (request, call) => {
	const answer = await sendCall(request, call);
	if (answer.status >= 500) throw new HostFailure("bad_host_answer");
	return answer.status === 404 ? noContent() : answer;
};

/** Logs a failed call, and returns its refusal. */
function noteFailure(request: IncomingRequest, { name, requestId }: Call, error: unknown): HostFailure {
	const failure = asHostFailure(error);
	if (request.signal.aborted) logCancelled(requestId, name);
	else logFailure(requestId, name, failure);
	return failure;
}

/** Runs a call's work within its client's limits; every failure becomes a refusal. Never throws. */
export async function guarded<Outcome>(
	request: IncomingRequest,
	call: Call,
	work: () => Promise<Outcome>,
): Promise<Outcome | Response> {
	try {
		return refuseLimited(request) ?? (await work());
	} catch (error) {
		const failure = noteFailure(request, call, error);
		return call.endpoint.quiet && failure.code !== "body_too_large" ? noContent() : refuseFailure(failure);
	}
}

/**
 * Sends a call within its client's limits. Never throws: a failure becomes a refusal, or only a log line for a quiet call.
 */
export const answerCall: Send = (request, call) =>
	guarded(request, call, () => (call.endpoint.quiet ? sendQuietly : sendCall)(request, call));
