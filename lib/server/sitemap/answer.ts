import "server-only";
import { TIMEOUT_MS } from "@/lib/contract/limits";
import { partPath, readPart } from "@/lib/sitemap/parts";
import { sitemapIndex, URLSET_END, URLSET_START } from "@/lib/sitemap/xml";
import { env } from "../env";
import { asHostFailure } from "../host-failure";
import { logFailure } from "../log";
import { requestIdOf } from "../outgoing-headers";
import { refuse } from "../refusal";
import { partEntries } from "./entries";
import { findParts } from "./find-parts";
import { begin, streamText } from "./stream-text";

/** Not cached: a closed job leaves the sitemap with the next request. */
const HEADERS = { "content-type": "application/xml; charset=utf-8", "cache-control": "no-store" };

/** When a crawler may retry after a host failed, in seconds. */
const RETRY_AFTER_S = "60";

const note = (requestId: string, error: unknown) => logFailure(requestId, "sitemap", asHostFailure(error));

function unavailable(requestId: string, error: unknown): Response {
	note(requestId, error);
	return refuse("host_unreachable", {}, { "retry-after": RETRY_AFTER_S });
}

/** The sitemap index; 503 while a host can't be read. Never throws. */
export async function answerIndex({ headers }: Request): Promise<Response> {
	const { siteOrigin } = env();
	const requestId = requestIdOf(headers);
	try {
		const addresses = (await findParts(requestId)).map((part) => siteOrigin + partPath(part));
		return new Response(sitemapIndex(addresses), { headers: HEADERS });
	} catch (error) {
		return unavailable(requestId, error);
	}
}

/**
 * A part of the sitemap by its file name, streamed: 404 for one that doesn't exist or would be empty, 503 while a host can't
 * be read. If a host fails later, the connection breaks. Never throws.
 */
export async function answerPart(name: string, { headers, signal }: Request): Promise<Response> {
	const part = readPart(name);
	if (!part) return refuse("unknown_call");
	const requestId = requestIdOf(headers);
	const walk = { requestId, signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS.long)]) };
	try {
		const begun = await begin(partEntries(env().siteOrigin, part, walk));
		if (!begun) return refuse("unknown_call");
		const onBreak = (error: unknown) => note(requestId, error);
		return new Response(streamText(URLSET_START, begun, URLSET_END, onBreak), { headers: HEADERS });
	} catch (error) {
		return unavailable(requestId, error);
	}
}
