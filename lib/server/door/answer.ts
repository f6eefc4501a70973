import "server-only";
import { z } from "zod";
import type { Endpoint } from "@/lib/contract/endpoint";
import { trustedUrl } from "@/lib/entry/trusted-url";
import { plainLine } from "@/lib/text/plain";
import { readJson } from "@/lib/text/read-json";
import type { HostAnswer } from "../host-client";
import { linkOrigins } from "../hosts";
import { json, refuse } from "../refusal";
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

/** Takes a `url` that does not lead to a configured host out of an answer. */
function dropForeignUrl(value: unknown): unknown {
	if (typeof value !== "object" || value === null || !("url" in value)) return value;
	const url = typeof value.url === "string" ? trustedUrl(value.url, linkOrigins()) : undefined;
	return { ...value, url };
}

/** The answer to a call that has nothing to say. */
export const noContent = (): Response => new Response(null, { status: 204, headers: { "cache-control": "no-store" } });

function success(endpoint: Endpoint, answer: HostAnswer): Response {
	if (!endpoint.response) return noContent();
	const read = endpoint.response.safeParse(readJson(answer.body));
	return read.success ? json(endpoint.success, dropForeignUrl(read.data)) : refuse("bad_host_answer");
}

/**
 * The browser's answer for a host's: its body read by the contract's schema, so that only what the
 * contract names passes. Of refusals the listed statuses pass, with their sentences as plain text;
 * redirects, cookies and anything unlisted never do.
 */
export function toAnswer(endpoint: Endpoint, answer: HostAnswer): Response {
	const { status } = answer;
	if (status >= 200 && status < 300) return success(endpoint, answer);
	if (status === 503) return refuse("host_unreachable", {}, retryAfter(answer));
	const isListed = endpoint.errors.includes(status) || status === 501;
	if (!isListed) return refuse("bad_host_answer");
	const read = (endpoint.refusesInUrl ? textInUrl : errorBody).safeParse(readJson(answer.body));
	return json(status, read.success ? read.data : {}, retryAfter(answer));
}
