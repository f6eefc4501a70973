import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { clientAddress } from "@/lib/contract/client-address";
import type { RefusalCode } from "@/lib/contract/errors";
import { hasHost } from "@/lib/contract/has-host";
import { dropServerHeaders } from "./client-headers";
import { refuseMethod } from "./method";
import { refuseForm } from "./posted-form";
import { pathOf, refuseTarget } from "./request-target";

/** The guard's settings of the site. */
export interface GuardOptions {
	siteOrigin: string;
	trustedHops: number;
}

/** Why a request is not taken, or null. */
export function refuseRequest(req: IncomingMessage): RefusalCode | null {
	const target = req.url ?? "";
	const refused = refuseTarget(target);
	if (refused) return refused;
	if (!hasHost(req)) return "malformed_request";
	if (req.headers["next-action"] !== undefined) return "unknown_call";
	return refuseMethod(req.method ?? "", pathOf(target)) ?? refuseForm(req);
}

/** Headers that what is behind the web server believes, set in place: ids, address, and the configured site. */
export function prepareHeaders(
	headers: IncomingHttpHeaders,
	id: string,
	address: string,
	siteOrigin: string,
): IncomingHttpHeaders {
	const site = new URL(siteOrigin);
	return Object.assign(headers, {
		host: site.host,
		"x-forwarded-host": site.host,
		"x-forwarded-proto": site.protocol.slice(0, -1),
		"x-forwarded-for": address,
		"x-client-address": address,
		"x-request-id": id,
	});
}

/**
 * Rewrites a request's headers in place, so that later code may trust them: removes a client's own server headers and
 * sets ours. Returns the client's address.
 */
export function prepareRequest(req: IncomingMessage, id: string, options: GuardOptions): string {
	const forwardedFor = String(req.headers["x-forwarded-for"] ?? "");
	const address = clientAddress(req.socket.remoteAddress, forwardedFor, options.trustedHops);
	dropServerHeaders(req.headers);
	prepareHeaders(req.headers, id, address, options.siteOrigin);
	return address;
}
