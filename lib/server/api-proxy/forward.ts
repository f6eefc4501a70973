import "server-only";
import { outgoingHeaders } from "../outgoing-headers";
import { readCall } from "./call";
import { FORMS } from "./forms/forms";
import { answerCall } from "./send";

/**
 * The site's API proxy to the hosts: forwards the calls of the contract's table and nothing else. Allow-lists filter headers
 * and query, bodies are streamed, and schemas parse the answers. Never throws.
 */
export async function forward(request: Request): Promise<Response> {
	const call = readCall(request);
	if (call instanceof Response) return call;
	const form = FORMS[call.name];
	if (!form?.isPosted(request)) return answerCall(request, call);
	return form.answer(request, call, (sent) =>
		answerCall(sent, { ...call, headers: outgoingHeaders(sent.headers, call.requestId) }),
	);
}
