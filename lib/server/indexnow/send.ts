import "server-only";
import { callHost } from "../host-client";
import { asHostFailure } from "../host-failure";

/** Maximum number of addresses per call (indexnow.org). */
export const MOST_ADDRESSES = 10_000;

const TIMEOUT_MS = 60_000;

/** The sender, and the endpoint. */
export interface Sender {
	endpoint: string;
	key: string;
	siteOrigin: string;
}

/** The meaning of the protocol's error statuses. */
const REASONS: Record<number, string> = {
	400: "the request is not as it should be",
	403: "the key is not valid; the file of the key must be reachable from outside",
	422: "the addresses don't belong to the site, or the key is not as the protocol wants it",
	429: "too many requests; try again later",
};

/** Sends at most 10,000 paths in one call; null if accepted, else the reason as a message. */
export async function sendPaths(paths: string[], { endpoint, key, siteOrigin }: Sender): Promise<string | null> {
	const body = JSON.stringify({
		host: new URL(siteOrigin).host,
		key,
		keyLocation: `${siteOrigin}/${key}.txt`,
		urlList: paths.map((path) => siteOrigin + path),
	});
	const headers = { "content-type": "application/json; charset=utf-8" };
	try {
		const { status } = await callHost({
			url: endpoint,
			name: "other",
			method: "POST",
			headers,
			body,
			timeoutMs: TIMEOUT_MS,
		});
		return status === 200 || status === 202 ? null : `answered ${status}: ${REASONS[status] ?? "it did not say why"}`;
	} catch (error) {
		return `can't be used: ${asHostFailure(error).code}`;
	}
}
