import "server-only";
import { Readable } from "node:stream";
import { request } from "undici";
import type { Region } from "@/lib/contract/code";
import type { Endpoint } from "@/lib/contract/endpoint";
import { fillPath } from "@/lib/contract/match";
import { nameOf } from "@/lib/contract/name-of";
import { throughBreaker } from "./breaker/through-breaker";
import { env } from "./env";
import { asHostFailure, HostFailure } from "./host-failure";
import { hostBase } from "./hosts";
import { outgoingHeaders, requestIdOf } from "./outgoing-headers";

interface Wanted {
	params: Record<string, string>;
	region: Region;
	headers: Headers;
	signal: AbortSignal;
}

async function open(url: string, options: Parameters<typeof request>[1]) {
	try {
		const { statusCode: status, headers, body } = await request(url, options);
		return { status, type: String(headers["content-type"] ?? ""), body };
	} catch (error) {
		throw asHostFailure(error);
	}
}

/** Whether an answer of a type is a call's file; a host that names no type of its own is believed. */
const isFile = (type: string, { file }: Endpoint) =>
	type === "" || type.startsWith("application/octet-stream") || (file !== undefined && type.startsWith(file));

/**
 * Streams a file that a host creates, since it may be larger than memory. Null if the host has none. Throws `HostFailure` if
 * its headers don't arrive within the call's time limit, or if it sends something else, such as a page.
 */
export async function openHostFile(
	endpoint: Endpoint,
	{ params, region, headers, signal }: Wanted,
): Promise<ReadableStream | null> {
	const url = hostBase(endpoint, region) + fillPath(endpoint, params);
	const outgoing = outgoingHeaders(headers, requestIdOf(headers));
	const timeoutMs = endpoint.timeoutMs * env().timeoutScale;
	const limits = { headersTimeout: timeoutMs, bodyTimeout: timeoutMs };
	try {
		const { status, type, body } = await throughBreaker({ url, name: nameOf(endpoint), signal }, () =>
			open(url, { headers: outgoing, signal, ...limits }),
		);
		if (status === 200 && isFile(type, endpoint)) return Readable.toWeb(body) as ReadableStream;
		await body.dump();
		if (status >= 400 && status < 500) return null;
		throw new HostFailure("bad_host_answer");
	} catch (error) {
		throw asHostFailure(error);
	}
}
