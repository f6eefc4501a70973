import "server-only";
import { LRUCache } from "lru-cache";
import { headers } from "next/headers";
import type { z } from "zod";
import type { Region } from "@/lib/contract/code";
import type { Endpoint } from "@/lib/contract/endpoint";
import { lacksCall } from "@/lib/contract/lacks-call";
import { fillPath } from "@/lib/contract/match";
import { nameOf } from "@/lib/contract/name-of";
import { readJson } from "@/lib/text/read-json";
import { callHost, type HostAnswer } from "./host-client";
import { asHostFailure, HostFailure } from "./host-failure";
import { hostBase } from "./hosts";
import { logFailure } from "./log";
import { namesNothing } from "./names-nothing";
import { outgoingHeaders, requestIdOf } from "./outgoing-headers";

type Row = Endpoint & { method: "GET"; response: z.ZodType };

interface Reading {
	params: Record<string, string>;
	/** The query string, with its question mark. */
	query?: string;
	region?: Region;
	/** The language requested for texts, if the host supports several. */
	language?: string;
	/** The answer's subject, or parts of which one is required: without it, the record doesn't exist. */
	subject: string | readonly string[];
}

/**
 * Next renders a failed or missing page a second time at once for the same request. Within this time, in milliseconds, that
 * request gets the same answer without a call, so that a visitor waits for one time limit instead of two.
 */
const IN_VAIN_MS = 5_000;

/** The failed calls, by request and address: an error, or a missing record. */
const inVain = new LRUCache<string, { failure?: HostFailure }>({ max: 1_000, ttl: IN_VAIN_MS });

function readAnswer<T extends Row>(endpoint: T, { status, body }: HostAnswer, subject: Reading["subject"]) {
	if (status === 404 || (endpoint.optional && lacksCall(status))) return null;
	if (status !== 200) throw new HostFailure("bad_host_answer");
	const value = readJson(body);
	if (value === undefined) throw new HostFailure("bad_host_answer");
	if (namesNothing(value, ...[subject].flat())) return null;
	const read = endpoint.response.safeParse(value);
	if (!read.success) throw new HostFailure("bad_host_answer", { cause: read.error });
	return read.data as z.output<T["response"]>;
}

const urlOf = (endpoint: Row, { params, query = "", region = "main" }: Reading) =>
	`${hostBase(endpoint, region)}${fillPath(endpoint, params)}${query}`;

/**
 * A host's answer to a reading call with these headers. Null for a 404, for an answer without its subject, and if the host
 * lacks an optional call. Throws `HostFailure`.
 */
export async function askHost<T extends Row>(
	endpoint: T,
	reading: Reading,
	outgoing: Record<string, string>,
): Promise<z.output<T["response"]> | null> {
	const { timeoutMs } = endpoint;
	const name = nameOf(endpoint);
	const answer = await callHost({ url: urlOf(endpoint, reading), name, method: "GET", headers: outgoing, timeoutMs });
	return readAnswer(endpoint, answer, reading.subject);
}

/**
 * A host's current answer to a reading call, for a page about one person: it is not cached. Null for a 404 and for an answer
 * without its subject. Throws `HostFailure`.
 */
export async function readFresh<T extends Row>(endpoint: T, reading: Reading): Promise<z.output<T["response"]> | null> {
	const incoming = await headers();
	const requestId = requestIdOf(incoming);
	const key = `${requestId} ${urlOf(endpoint, reading)}`;
	const known = inVain.get(key);
	if (known?.failure) throw known.failure;
	if (known) return null;
	try {
		const outgoing = outgoingHeaders(incoming, requestId);
		if (reading.language) outgoing["accept-language"] = reading.language;
		const found = await askHost(endpoint, reading, outgoing);
		if (found === null) inVain.set(key, {});
		return found;
	} catch (error) {
		const failure = asHostFailure(error);
		inVain.set(key, { failure });
		logFailure(requestId, "page", failure);
		throw failure;
	}
}
