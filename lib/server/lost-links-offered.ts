import "server-only";
import { randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import { REGIONS, type Region } from "@/lib/contract/code";
import { ENDPOINTS } from "@/lib/contract/endpoints";
import { lacksCall } from "@/lib/contract/lacks-call";
import { fillPath } from "@/lib/contract/match";
import { callHost } from "./host-client";
import { hostBase } from "./hosts";

const { requestLinks } = ENDPOINTS;

/** How long a host's answer counts, in milliseconds; and a failure, which says nothing about the call. */
const KNOWN_MS = 10 * 60_000;
const UNKNOWN_MS = 10_000;

/** How long a page waits for the first answer, in milliseconds. */
const PATIENCE_MS = 500;

/** Asks without an address: a host that has the call refuses that, and sends nothing. */
async function ask(region: Region): Promise<boolean> {
	const { status } = await callHost({
		url: hostBase(requestLinks, region) + fillPath(requestLinks, { region }),
		method: "POST",
		headers: { "content-type": "application/json", accept: "application/json", "X-Request-Id": randomUUID() },
		body: "{}",
		timeoutMs: PATIENCE_MS,
	});
	return !lacksCall(status);
}

const known = new LRUCache<Region, boolean>({
	max: 2,
	ttl: KNOWN_MS,
	async fetchMethod(region, _, { options }) {
		try {
			return await ask(region);
		} catch {
			options.ttl = UNKNOWN_MS;
			return true;
		}
	},
});

/**
 * The regions whose hosts mail lost links: the call is optional, and pages don't offer what their host lacks. A host that
 * doesn't answer counts as one that has the call.
 */
export async function regionsWithLostLinks(): Promise<readonly Region[]> {
	const offers = await Promise.all(REGIONS.map((region) => known.fetch(region)));
	return REGIONS.filter((_, index) => offers[index] !== false);
}
