import type { IncomingMessage } from "node:http";

/** Whether a request names its host, and only once (RFC 9112, 3.2); HTTP/1.0 may leave it out. */
export function hasHost(req: Pick<IncomingMessage, "headersDistinct" | "httpVersion">): boolean {
	const hosts = req.headersDistinct.host ?? [];
	return hosts.length === 1 ? hosts[0] !== "" : hosts.length === 0 && req.httpVersion !== "1.1";
}
