import type { ServerResponse } from "node:http";
import { beforeHead } from "./before-head";
import { securityHeaders } from "./security-headers";

/** Internal response header with which a route tells the web server what to remove from its cache. */
const PURGE_HEADER = "x-cache-purge";

/** Headers that reveal internals, or are for the web server only. */
const INSIDE = [PURGE_HEADER, "x-powered-by", "server", "x-nextjs-cache"];

/** The change of a response right before its head is sent. */
export interface SecureOptions {
	/** The policy for an answer of this content type. */
	policyOf: (contentType: string) => string;
	onPurge: (tags: string[]) => void;
	/** Ends the connection after this answer. */
	closing: () => boolean;
}

const purgeTags = (value: string) =>
	value
		.split(",")
		.map((tag) => tag.trim())
		.filter(Boolean);

function setSecurity(res: ServerResponse, { policyOf, onPurge, closing }: SecureOptions): void {
	const purge = res.getHeader(PURGE_HEADER);
	if (purge !== undefined) onPurge(purgeTags(String(purge)));
	for (const name of INSIDE) res.removeHeader(name);
	const policy = policyOf(String(res.getHeader("content-type") ?? ""));
	const headers = securityHeaders(policy, String(res.getHeader("referrer-policy") ?? ""));
	for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
	if (closing()) res.setHeader("connection", "close");
}

/**
 * Adds the security headers to a response that other code writes, whatever that code sets: they are added right before
 * the head is sent. The body is unchanged.
 */
export function secureResponse(res: ServerResponse, options: SecureOptions): void {
	beforeHead(res, () => setSecurity(res, options));
}
