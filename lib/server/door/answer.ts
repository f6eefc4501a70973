import "server-only";
import { z } from "zod";
import { codeIn, type Region } from "@/lib/contract/code";
import type { Endpoint } from "@/lib/contract/endpoint";
import { plainLine } from "@/lib/text/plain";
import { readJson } from "@/lib/text/read-json";
import type { HostAnswer } from "../host-client";
import { answeringRegion } from "../hosts";
import { json, refuse } from "../refusal";
import { regionalLink } from "../regional-link";
import { stripMarkup } from "../rich-text";

const LONGEST_MESSAGE = 1_000;

const sentence = z.string().transform((text) => plainLine(stripMarkup(text)).slice(0, LONGEST_MESSAGE));

/** What is let through of a host's error body: sentences as plain text, and how far an upload is. */
const errorBody = z.object({
	message: sentence.optional().catch(undefined),
	errors: z.record(z.string().max(100), z.array(sentence)).optional().catch(undefined),
	received: z.number().int().min(0).optional().catch(undefined),
});

/** The same of a call that refuses with a text in place of a link. */
const textInUrl = errorBody.extend({ url: sentence.optional().catch(undefined) });

function retryAfter(answer: HostAnswer): Record<string, string> {
	const value = answer.headers["retry-after"];
	return typeof value === "string" && /^\d{1,5}$/.test(value) ? { "retry-after": value } : {};
}

const textOf = (value: unknown) => (typeof value === "string" ? value : undefined);

/** An answer that leads on, without a `url` that leads out of its region, and with a code that doesn't either. */
function keepInRegion(value: unknown, region: Region): unknown {
	if (typeof value !== "object" || value === null) return value;
	const { url, interview_code: code, ...rest }: { url?: unknown; interview_code?: unknown } = value;
	const answered = textOf(code);
	return { ...rest, interview_code: answered && codeIn(region, answered), url: regionalLink(textOf(url), region) };
}

/** The answer to a call that has nothing to say. */
export const noContent = (): Response => new Response(null, { status: 204, headers: { "cache-control": "no-store" } });

const isMarkup = (text: string) => text.trimStart().startsWith("<");

/** What a host says with a success: of a bare one nothing, unless it is a page, which proxies send in a host's place. */
function said({ bareSuccess }: Endpoint, { body }: HostAnswer): unknown {
	const value = readJson(body);
	const isGroup = typeof value === "object" && value !== null && !Array.isArray(value);
	return bareSuccess && !isGroup && !isMarkup(body) ? {} : value;
}

function success(endpoint: Endpoint, answer: HostAnswer, region: Region): Response {
	if (!endpoint.response) return noContent();
	const read = endpoint.response.safeParse(said(endpoint, answer));
	if (!read.success) return refuse("bad_host_answer");
	const value = endpoint.leadsOn ? keepInRegion(read.data, answeringRegion(endpoint, region)) : read.data;
	return json(endpoint.success, value);
}

/**
 * The browser's answer for a host's refusal. Of refusals the listed statuses pass, with their sentences as plain text;
 * redirects, cookies and anything unlisted never do.
 */
export function toRefusal(endpoint: Endpoint, answer: HostAnswer): Response {
	const { status } = answer;
	if (status === 503) return refuse("host_unreachable", {}, retryAfter(answer));
	const isListed = endpoint.errors.includes(status) || status === 501;
	if (!isListed) return refuse("bad_host_answer");
	const read = (endpoint.refusesInUrl ? textInUrl : errorBody).safeParse(readJson(answer.body));
	return json(status, read.success ? read.data : {}, retryAfter(answer));
}

/**
 * The browser's answer for a host's: its body read by the contract's schema, so that only what the contract names
 * passes, and nothing that leads out of the region that was asked; a refusal as `toRefusal` has it.
 */
export const toAnswer = (endpoint: Endpoint, answer: HostAnswer, region: Region): Response =>
	answer.status >= 200 && answer.status < 300 ? success(endpoint, answer, region) : toRefusal(endpoint, answer);
