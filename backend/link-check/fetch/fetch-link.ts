import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { LookupFunction } from "node:net";
import { parseUrl } from "../../../lib/contract/parse-url";
import { checkDestination, type LinkRules } from "../policy/destination";
import { LinkRefused } from "../refused";
import { ask } from "./ask";

/** The last answer of a chain of redirects. */
export interface LinkAnswer {
	status: number;
	/** The final address after redirects. */
	url: URL;
	headers: IncomingHttpHeaders;
	body: IncomingMessage;
	/** Every address on the way, `url` included. */
	hops: readonly URL[];
}

/**
 * Follows a link and hands its answer to `read`; the connection is closed when that is done. Throws `LinkRefused`
 * when a guard or the network stops it, also while `read` is at work; what `read` throws otherwise passes through.
 */
export type FetchLink = <T>(link: URL, totalMs: number, read: (answer: LinkAnswer) => Promise<T>) => Promise<T>;

/** The dependencies of following links. */
export interface FetchOptions {
	rules: LinkRules;
	/** Whether an address is on a block list; such a one isn't connected to. */
	isBlocked: (url: URL) => Promise<boolean>;
	lookup: LookupFunction;
	userAgent: string;
	firstBytesMs: number;
}

const MOST_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

function withoutFragment(url: URL): URL {
	const copy = new URL(url);
	copy.hash = "";
	return copy;
}

function nextHop(response: IncomingMessage, from: URL): URL | null {
	const { statusCode = 0, headers } = response;
	if (!REDIRECTS.has(statusCode) || headers.location === undefined) return null;
	const next = parseUrl(headers.location, from);
	if (!next) throw new LinkRefused("broken-answer");
	return withoutFragment(next);
}

/** Nothing is decompressed here, so a compressed response is useless; we requested none. */
function refuseEncoded({ headers }: IncomingMessage): void {
	const content = headers["content-encoding"]?.trim().toLowerCase() ?? "";
	const transfer = headers["transfer-encoding"]?.trim().toLowerCase() ?? "";
	if (!["", "identity"].includes(content) || !["", "chunked"].includes(transfer)) throw new LinkRefused("encoded");
}

function remember(hops: URL[], next: URL): void {
	if (hops.some((hop) => hop.href === next.href)) throw new LinkRefused("redirect-loop");
	if (hops.length > MOST_REDIRECTS) throw new LinkRefused("too-many-redirects");
	hops.push(next);
}

/** Builds the only client with which this backend fetches addresses that people enter. */
export function createFetchLink(options: FetchOptions): FetchLink {
	const { rules, isBlocked, ...asking } = options;

	async function hop(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
		const way = checkDestination(url, rules);
		if (await isBlocked(url)) throw new LinkRefused("blocked");
		return ask(url, { ...asking, way, signal });
	}

	return async (link, totalMs, read) => {
		const signal = AbortSignal.timeout(totalMs);
		const first = withoutFragment(link);
		const hops = [first];
		try {
			for (let url = first; ; ) {
				const response = await hop(url, signal);
				try {
					const next = nextHop(response, url);
					if (!next) {
						refuseEncoded(response);
						return await read({
							status: response.statusCode ?? 0,
							url,
							headers: response.headers,
							body: response,
							hops,
						});
					}
					remember(hops, next);
					url = next;
				} finally {
					response.destroy();
				}
			}
		} catch (error) {
			if (!(error instanceof LinkRefused)) throw error;
			// Node reports a body that the time limit cuts as one that its host broke off.
			throw new LinkRefused(signal.aborted ? "slow" : error.reason, hops);
		}
	};
}
