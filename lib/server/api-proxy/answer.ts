import "server-only";
import { z } from "zod";
import { codeIn, type Region } from "@/lib/contract/code";
import type { Endpoint } from "@/lib/contract/endpoint";
import { plainLine } from "@/lib/text/plain";
import { readJson } from "@/lib/text/read-json";
import { readBareBody } from "../bare-body";
import type { HostAnswer } from "../host-client";
import { answeringRegion } from "../hosts";
import { json, refuse } from "../refusal";
import { regionalLink } from "../regional-link";
import { stripMarkup } from "../rich-text";

const LONGEST_MESSAGE = 1_000;

const sentence = z.string().transform((text) => plainLine(stripMarkup(text)).slice(0, LONGEST_MESSAGE));

const LONGEST_FIELD = 100;

/** The sentences about a field: some hosts send a string instead of a list. Anything that isn't text is left out. */
const sentences = z
	.union([sentence.transform((one) => [one]), z.array(sentence.optional().catch(undefined))])
	.catch([])
	.transform((list) => list.filter((one) => one !== undefined));

const fieldErrors = z
	.record(z.string(), sentences)
	.transform((errors) => Object.fromEntries(Object.entries(errors).filter(([name]) => name.length <= LONGEST_FIELD)));

/** The parts of a host's error body that pass: sentences as plain text, and an upload's offset. */
const errorBody = z.object({
	message: sentence.optional().catch(undefined),
	errors: fieldErrors.optional().catch(undefined),
	received: z.number().int().min(0).optional().catch(undefined),
});

/** The same for a call that refuses with a text instead of a link. */
const textInUrl = errorBody.extend({ url: sentence.optional().catch(undefined) });

function retryAfter(answer: HostAnswer): Record<string, string> {
	const value = answer.headers["retry-after"];
	return typeof value === "string" && /^\d{1,5}$/.test(value) ? { "retry-after": value } : {};
}

const textOf = (value: unknown) => (typeof value === "string" ? value : undefined);

/** An answer that redirects, without a `url` or a code that leads out of its region. */
function keepInRegion(value: unknown, region: Region): unknown {
	if (typeof value !== "object" || value === null) return value;
	const { url, interview_code: code, ...rest }: { url?: unknown; interview_code?: unknown } = value;
	const answered = textOf(code);
	return { ...rest, interview_code: answered && codeIn(region, answered), url: regionalLink(textOf(url), region) };
}

/** The answer to a call without a result. */
export const noContent = (): Response => new Response(null, { status: 204, headers: { "cache-control": "no-store" } });

function success(endpoint: Endpoint, answer: HostAnswer, region: Region): Response {
	const readBody = endpoint.bareSuccess || !endpoint.response ? readBareBody : readJson;
	const body = readBody(answer.body);
	const read = endpoint.response?.safeParse(body);
	// A page with status 200 stands in for a call that a host lacks, or that its proxy keeps from it.
	if (body === undefined || read?.success === false)
		return refuse(endpoint.optional ? "unknown_call" : "bad_host_answer");
	if (!read) return noContent();
	const value = endpoint.leadsOn ? keepInRegion(read.data, answeringRegion(endpoint, region)) : read.data;
	return json(endpoint.success, value);
}

function passOn(schema: typeof errorBody, answer: HostAnswer): Response {
	const read = schema.safeParse(readJson(answer.body));
	return json(answer.status, read.success ? read.data : {}, retryAfter(answer));
}

/**
 * The browser's answer for a host's refusal. The listed statuses pass, with their sentences as plain text; for a call that
 * refuses in `url` every error status passes, since its text is for the person. Redirects, cookies and anything unlisted
 * never pass.
 */
export function toRefusal(endpoint: Endpoint, answer: HostAnswer): Response {
	const { status } = answer;
	if (endpoint.refusesInUrl && status >= 400) return passOn(textInUrl, answer);
	if (status === 503) return refuse("host_unreachable", {}, retryAfter(answer));
	const isListed = endpoint.errors.includes(status) || status === 501;
	if (isListed) return passOn(errorBody, answer);
	return refuse(endpoint.optional && status < 500 ? "unknown_call" : "bad_host_answer");
}

/**
 * The browser's answer for a host's: the contract's schema parses its body, so that only what the contract names passes, and
 * nothing that leads out of the called region; `toRefusal` handles a refusal.
 */
export const toAnswer = (endpoint: Endpoint, answer: HostAnswer, region: Region): Response =>
	answer.status >= 200 && answer.status < 300 ? success(endpoint, answer, region) : toRefusal(endpoint, answer);
