import "server-only";
import type { Endpoint } from "@/lib/contract/endpoint";
import { popupCode } from "@/lib/contract/schemas/interview-code";
import { type CodeTry, codeTries } from "@/lib/interview-code/code-tries";
import { interviewCodeOf } from "@/lib/interview-code/entered-code";
import { readJson } from "@/lib/text/read-json";
import { env } from "../../env";
import { callHost, type HostAnswer } from "../../host-client";
import { hostBase } from "../../hosts";
import { json, refuse } from "../../refusal";
import { toAnswer } from "../answer";
import { readBody } from "../body";
import type { Send } from "../call";

/** Statuses with which a host says that it doesn't know a code. */
const UNKNOWN = [400, 404, 422];

/** The proxy's answer to a typed code. It says whether the code is an interview's, with that in `interview_code`. */
async function answerFor(endpoint: Endpoint, tried: CodeTry, answer: HostAnswer): Promise<Response> {
	const read = toAnswer(endpoint, answer, tried.region);
	if (!read.ok) return read;
	const lead = await read.json();
	const interview = interviewCodeOf(lead, tried, env().publicHosts);
	return json(read.status, { ...lead, ...(interview && { interview_code: interview }), interview: Boolean(interview) });
}

/**
 * Sends a typed code to the regions that it may belong to, in turn, until one doesn't report it as unknown. If a region
 * fails, the next one is not asked. The calls share the time limit of one. Throws `HostFailure`.
 */
export const sendTypedCode: Send = async (request, { endpoint, headers }) => {
	const outcome = await readBody(request, endpoint);
	if (outcome && "refusal" in outcome) return outcome.refusal;
	const tries = codeTries(popupCode.parse(readJson(String(outcome?.body))).code);
	const limit = AbortSignal.any([request.signal, AbortSignal.timeout(endpoint.timeoutMs)]);
	const ask = ({ region, code }: CodeTry): Promise<HostAnswer> =>
		callHost({
			url: hostBase(endpoint, region) + endpoint.path,
			name: "popupCode",
			method: endpoint.method,
			headers: { ...headers, "content-type": "application/json" },
			body: JSON.stringify({ code }),
			timeoutMs: endpoint.timeoutMs,
			signal: limit,
		});
	let found = refuse("refused_values");
	for (const one of tries) {
		const answer = await ask(one);
		found = await answerFor(endpoint, one, answer);
		if (!UNKNOWN.includes(answer.status)) break;
	}
	return found;
};
