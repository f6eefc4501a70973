import "server-only";
import { z } from "zod";
import type { Endpoint } from "@/lib/contract/endpoint";
import { lacksCall } from "@/lib/contract/lacks-call";
import { nameOf } from "@/lib/contract/name-of";
import { MOST_URLS } from "@/lib/sitemap/xml";
import { readJson } from "@/lib/text/read-json";
import { callHost } from "../host-client";
import { HostFailure } from "../host-failure";
import { hostBase } from "../hosts";

type Row = Endpoint & { method: "GET"; response: z.ZodType };

/**
 * The contract parses lists leniently, but an answer without a list, or with more entries than a part holds, must not pass.
 */
const withList = z.looseObject({ data: z.array(z.unknown()).max(MOST_URLS) });

/** The request that reads a list, and its time limit. */
export interface Walk {
	requestId: string;
	signal: AbortSignal;
}

interface Asking {
	query: Record<string, string>;
	/** Further statuses that mean that the list doesn't exist. */
	missing?: readonly number[];
	walk: Walk;
}

/**
 * One page of a host's current list, parsed by the call's schema; null if the host has no such list. Nothing is cached.
 * Throws `HostFailure`.
 */
export async function askList<T extends Row>(
	endpoint: T,
	{ query, missing = [], walk }: Asking,
): Promise<z.output<T["response"]> | null> {
	const { requestId, signal } = walk;
	const search = new URLSearchParams(query).toString();
	const url = `${hostBase(endpoint, "main")}${endpoint.path}${search && `?${search}`}`;
	const headers = { accept: "application/json", "accept-encoding": "identity", "X-Request-Id": requestId };
	const call = { url, name: nameOf(endpoint), headers, timeoutMs: endpoint.timeoutMs, signal };
	const { status, body } = await callHost({ ...call, method: "GET" });
	if (lacksCall(status) || missing.includes(status)) return null;
	const answer = withList.safeParse(status === 200 ? readJson(body) : null);
	const read = endpoint.response.safeParse(answer.data);
	if (answer.success && read.success) return read.data as z.output<T["response"]>;
	throw new HostFailure("bad_host_answer", { cause: answer.error ?? read.error });
}
