import "server-only";
import { Readable } from "node:stream";
import { request } from "undici";
import type { Region } from "@/lib/contract/code";
import type { Endpoint } from "@/lib/contract/endpoint";
import { fillPath } from "@/lib/contract/match";
import { asHostFailure, HostFailure } from "./host-failure";
import { hostBase } from "./hosts";
import { outgoingHeaders, requestIdOf } from "./outgoing-headers";

interface Wanted {
	params: Record<string, string>;
	region: Region;
	headers: Headers;
	signal: AbortSignal;
}

/**
 * Streams a file that a host creates, since it may be larger than memory. Null if the host has none. Throws `HostFailure` if
 * its headers don't arrive within the call's time limit.
 */
export async function openHostFile(
	endpoint: Endpoint,
	{ params, region, headers, signal }: Wanted,
): Promise<ReadableStream | null> {
	const url = hostBase(endpoint, region) + fillPath(endpoint, params);
	const outgoing = outgoingHeaders(headers, requestIdOf(headers));
	try {
		const answer = await request(url, {
			headers: outgoing,
			signal,
			headersTimeout: endpoint.timeoutMs,
			bodyTimeout: endpoint.timeoutMs,
		});
		if (answer.statusCode === 200) return Readable.toWeb(answer.body) as ReadableStream;
		await answer.body.dump();
		if (answer.statusCode < 500) return null;
		throw new HostFailure("bad_host_answer");
	} catch (error) {
		throw asHostFailure(error);
	}
}
