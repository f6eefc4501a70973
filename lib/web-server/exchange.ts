import type { IncomingMessage, ServerResponse } from "node:http";
import type { RefusalCode } from "@/lib/contract/errors";
import { readerOf } from "./errors/reader";
import { refusal } from "./errors/refusal";
import { PASSIVE_POLICY } from "./headers/content-security-policy";
import { securityHeaders } from "./headers/security-headers";

/** A request on its way through the web server. */
export interface Exchange {
	req: IncomingMessage;
	res: ServerResponse;
	/** The path as sent, without the query. */
	path: string;
	id: string;
	/** `performance.now()` at its arrival. */
	started: number;
	/** True while the process stops, so that connections close after their response. */
	closing: () => boolean;
}

/** Resolves when the response is sent or its client has disconnected. */
export const closed = ({ res }: Exchange) => new Promise<void>((resolve) => void res.once("close", () => resolve()));

/** Whether a body is still on its way; reading it to the end only to throw it away would be a gift. */
const hasUnreadBody = (req: IncomingMessage) =>
	!req.complete && (req.headers["content-length"] !== undefined || req.headers["transfer-encoding"] !== undefined);

/** Sends one of the site's own refusals; returns the bytes of its body. */
export function sendRefusal(exchange: Exchange, code: RefusalCode, extra: Record<string, string> = {}): number {
	const { req, res, path, id, closing } = exchange;
	if (res.headersSent) {
		res.destroy();
		return 0;
	}
	for (const name of res.getHeaderNames()) res.removeHeader(name);
	const { status, headers, body } = refusal(code, readerOf(req, path), { "X-Request-Id": id, ...extra });
	if (closing() || hasUnreadBody(req)) headers.Connection = "close";
	res.writeHead(status, headers);
	res.end(req.method === "HEAD" ? undefined : body);
	return body.length;
}

/** How long a redirect holds: always, or for this visitor's request only. */
export type Moved = "permanently" | "this time";

const MOVED = {
	permanently: { status: 308, cacheControl: "public, max-age=3600" },
	"this time": { status: 307, cacheControl: "no-store" },
} as const;

/** Redirects a browser to another address of this site. */
export function sendMoved({ res, id, closing }: Exchange, location: string, moved: Moved): void {
	const { status, cacheControl } = MOVED[moved];
	res.writeHead(status, {
		...securityHeaders(PASSIVE_POLICY),
		"Cache-Control": cacheControl,
		Location: location,
		"X-Request-Id": id,
		...(closing() ? { Connection: "close" } : {}),
	});
	res.end();
}
