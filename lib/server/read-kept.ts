import "server-only";
import { randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import { unstable_cache } from "next/cache";
import { readJson } from "@/lib/text/read-json";
import { callHost } from "./host-client";
import { asHostFailure, HostFailure } from "./host-failure";
import { logFailure } from "./log";

/** How an answer is kept: for how many seconds, and under which tags it is dropped before. */
interface Keeping {
	seconds: number;
	tags: string[];
	/** Limit for the whole call, milliseconds. */
	timeoutMs: number;
}

/**
 * A failed page is rendered a second time at once, and often asked for again. Within this time the same
 * address fails without waiting for the host anew, so that a visitor waits one time limit and not two.
 */
const FAILED_FOR_MS = 5_000;

const failed = new LRUCache<string, HostFailure>({ max: 1_000, ttl: FAILED_FOR_MS });
const running = new Map<string, Promise<string | null>>();

async function ask(url: string, timeoutMs: number): Promise<string | null> {
	const requestId = randomUUID();
	const headers = { accept: "application/json", "accept-encoding": "identity", "X-Request-Id": requestId };
	try {
		const { status, body } = await callHost({ url, method: "GET", headers, timeoutMs });
		if (status === 404) return null;
		if (status !== 200 || readJson(body) === undefined) throw new HostFailure("bad_host_answer");
		return body;
	} catch (error) {
		const failure = asHostFailure(error);
		failed.set(url, failure);
		logFailure(requestId, "page", failure);
		throw failure;
	}
}

/** One call at a time for an address, and none while its last failure is fresh. */
function askOnce(url: string, timeoutMs: number): Promise<string | null> {
	const known = failed.get(url);
	if (known) return Promise.reject(known);
	const current = running.get(url) ?? ask(url, timeoutMs).finally(() => running.delete(url));
	running.set(url, current);
	return current;
}

/**
 * What a host answers to a GET, kept for pages: the JSON of a 200, null for a 404. It goes through the same
 * client as every call, because the framework's own fetch would read and decompress a body of any size.
 * Throws `HostFailure`; failures are not kept.
 */
export async function readKept(url: string, { seconds, tags, timeoutMs }: Keeping): Promise<unknown> {
	const text = await unstable_cache(() => askOnce(url, timeoutMs), [url], { revalidate: seconds, tags })();
	return text === null ? null : readJson(text);
}
